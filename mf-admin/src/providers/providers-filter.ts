import { saysAll } from '@almanaque/ui/screen';
import type { KeptProvider } from '@almanaque/api';

export interface ProvidersFilter {
  /** Words of the name, the kind or the address, in any order. */
  readonly text: string;
  /** A kind or an activity; empty: any. */
  readonly activity: string;
  readonly barrio: string;
  readonly retired: boolean;
}

export const IN_USE: ProvidersFilter = { text: '', activity: '', barrio: '', retired: false };

/** Fewer are read at a glance. */
export const MANY = 10;

/** What the directory can be narrowed by, each once, sorted. */
export function facetsOf(providers: readonly KeptProvider[]) {
  const sorted = (all: readonly string[]) =>
    [...new Set(all)].sort((a, b) => a.localeCompare(b, 'es'));
  return {
    activities: sorted(providers.flatMap(({ type, activities }) => [type, ...activities])),
    barrios: sorted(providers.map(({ barrio }) => barrio)),
  };
}

export function filtered(
  providers: readonly KeptProvider[],
  { text, activity, barrio, retired }: ProvidersFilter,
): KeptProvider[] {
  return providers.filter(
    (provider) =>
      provider.retired === retired &&
      saysAll([provider.name, provider.type, provider.address], text) &&
      (activity === '' || [provider.type, ...provider.activities].includes(activity)) &&
      (barrio === '' || provider.barrio === barrio),
  );
}
