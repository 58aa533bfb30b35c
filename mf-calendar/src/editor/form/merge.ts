import type { EventDraft } from '@almanaque/shared-contracts';
import { EVENT_KEYS, matterOf, MATTERS, type Matter } from './event-fields.ts';

/** Two versions of an event that were made of the same one. */
export interface Versions {
  readonly before: EventDraft;
  readonly mine: EventDraft;
  readonly theirs: EventDraft;
}

const differ = (a: EventDraft, b: EventDraft, matter: Matter): boolean =>
  EVENT_KEYS.some((field) => matterOf(field) === matter && a[field] !== b[field]);

/** What both changed, each to something else: only a person can say which stays. */
export const clashes = ({ before, mine, theirs }: Versions): Matter[] =>
  MATTERS.filter(
    (matter) =>
      differ(before, mine, matter) &&
      differ(before, theirs, matter) &&
      differ(mine, theirs, matter),
  );

/** What the other person alone changed: it stays. */
export const theirsAlone = ({ before, mine, theirs }: Versions): Matter[] =>
  MATTERS.filter((matter) => differ(before, theirs, matter) && !differ(before, mine, matter));

/** Both versions in one. @param giveUp what of mine goes for theirs, among what clashes. */
export function merged(
  { before, mine, theirs }: Versions,
  giveUp: ReadonlySet<Matter>,
): EventDraft {
  const isMine = (field: keyof EventDraft): boolean => {
    const matter = matterOf(field);
    return differ(before, mine, matter) && !giveUp.has(matter);
  };
  const own = Object.fromEntries(EVENT_KEYS.filter(isMine).map((field) => [field, mine[field]]));
  return { ...theirs, ...own };
}
