import type { ContributionHandle } from '@almanaque/shared-contracts';
import type { Contribution } from '@almanaque/shared-contracts/contributions';
import type { Access, ScreenFacts } from './screen.ts';
import { isScreenPath } from './screens.ts';

/** A page of the settings that a part brings. */
export interface PartScreen extends ScreenFacts {
  readonly path: string;
  readonly place: ContributionHandle;
}

/** Of a page that says nothing of its place. */
const AFTER_ALL = Infinity;

function accessOf({ roles, when }: Contribution): Access {
  if (roles === undefined) return when?.session === true ? 'account' : 'anybody';
  if (roles.includes('colaborador')) return 'account';
  return roles.includes('organizador') ? 'organiser' : 'administrator';
}

/** In their order. An address that is the portal's own, or another part's before, leads there. */
export function partScreens(places: readonly ContributionHandle[]): readonly PartScreen[] {
  const taken = new Set<string>();
  return places.flatMap((place) => {
    const { contribution } = place;
    const { point, path, title, about = '', group = 'installation', keywords = [] } = contribution;
    if (point !== 'settings-screen' || path === undefined) return [];
    if (isScreenPath(path) || taken.has(path)) return [];
    taken.add(path);
    const { order = AFTER_ALL } = contribution;
    const access = accessOf(contribution);
    return [{ path, title, about, group, keywords, access, height: 520, order, place }];
  });
}
