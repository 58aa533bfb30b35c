import { fold } from '../text/fold.ts';

/** Under which what was done something to says how it is called. */
const NAMES = ['title', 'name'];

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => {
    // A holiday is kept with the event that the calendar shows of it.
    if (field === 'event') return namesIn(inner);
    return NAMES.includes(field) && typeof inner === 'string' ? [fold(inner)] : [];
  });
}

/** What an entry is found by: how the thing was called and how it came to be, without case or accents. */
export const searchTextOf = (before: unknown, after: unknown): string =>
  [...new Set([...namesIn(before), ...namesIn(after)])].join(' · ');
