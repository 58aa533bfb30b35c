import {
  SETTINGS_PATH,
  type Contribution,
  type Offer,
} from '@almanaque/shared-contracts/contributions';

/** What the points of the shell hand over that is text, at the address that a contribution has there. */
export function handedTo({
  point,
  path = '',
}: Pick<Contribution, 'point' | 'path'>): Readonly<Record<string, string>> {
  switch (point) {
    case 'page':
      return { base: `/${path}`, rest: '' };
    case 'settings-screen':
      return { base: `${SETTINGS_PATH}/${path}`, rest: '' };
    default:
      return {};
  }
}

/** What a point hands over whose owner is not known: what those of ours call each kind. */
const USUAL: Offer['props'] = { event: 'event', draft: 'draft', recommendation: 'recommendation' };

/** What stands at `point` is handed, as whoever offers it declares. */
export const propsAt = (point: string, offers: readonly Offer[]): Offer['props'] =>
  offers.find((offer) => offer.point === point)?.props ?? USUAL;
