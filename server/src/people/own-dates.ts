import type { Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { FEB_29 } from './dates/leap-day.ts';
import { PEOPLE_DATES, type PeopleDate } from './dates/occurrences.ts';
import { rosterOf } from './own-people.ts';

/** The days of any year, as 'MM-DD', on which somebody whose month and day that is may be celebrated. */
function daysOf(monthDay: number | null): readonly string[] {
  if (monthDay === null) return [];
  const text = (day: number) => String(day).padStart(4, '0').replace(/^(..)/, '$1-');
  return (monthDay === FEB_29 ? [228, FEB_29, 301] : [monthDay]).map(text);
}

interface Celebrated {
  readonly ids: readonly string[];
  /** Patterns of the occasions that several share. */
  readonly groups: readonly string[];
}

/** Which dates are of whoever asks: what is prepared for them is a surprise. */
export async function celebratedAs(db: Database, viewer: Actor): Promise<Celebrated> {
  const people = await rosterOf(db, viewer);
  const shared = (kind: PeopleDate, monthDay: number | null) =>
    daysOf(monthDay).map((day) => `grupo-${kind}-%-${day}`);
  return {
    ids: people.map(({ id }) => id),
    groups: people.flatMap(({ birth_md, hire_md }) => [
      ...shared('cumpleanos', birth_md),
      ...shared('aniversario', hire_md),
    ]),
  };
}

/** Patterns of the ids that the calendar's events for a date of whoever asks have, on whatever day. */
export async function ownDatePatterns(db: Database, viewer: Actor): Promise<readonly string[]> {
  const { ids, groups } = await celebratedAs(db, viewer);
  return [
    ...ids.flatMap((id) => PEOPLE_DATES.map((kind) => `${kind}-____-__-__-${id}`)),
    ...groups,
  ];
}

interface Dated {
  /** Its key: 'cumpleanos-2027-…', 'grupo-cumpleanos-2027-11-26'. */
  readonly key: string;
  readonly person_id: string | null;
}

/** Whether an occasion is a date of whoever asks, alone or together with others. */
export async function isOwnDate(db: Database, viewer: Actor, dated: Dated): Promise<boolean> {
  const { ids, groups } = await celebratedAs(db, viewer);
  if (dated.person_id !== null) return ids.includes(dated.person_id);
  return groups.some((group) => {
    const [kind = '', day = ''] = group.split('%');
    return dated.key.startsWith(kind) && dated.key.endsWith(day);
  });
}
