import type { RegistryEntry } from '../remote/registry.ts';
import type { Contribution } from './contribution.ts';

/** A contribution that stands on a page, and whose it is. */
export interface PlacedContribution {
  readonly part: string;
  readonly contribution: Contribution;
}

/** 'mf-calendar/calendar': a contribution, on a page. */
export const fullId = ({ part, contribution }: PlacedContribution): string =>
  `${part}/${contribution.id}`;

/** Which parts are listed, and where: what is known of them by hint holds for the very same list. */
export const listingOf = (entries: readonly Pick<RegistryEntry, 'name' | 'manifest'>[]): string =>
  entries.map(({ name, manifest }) => `${name} ${manifest}`).join();
