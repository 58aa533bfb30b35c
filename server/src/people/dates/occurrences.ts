import { dayOfMonth, monthOf, yearOf, type IsoDate } from '@almanaque/shared-contracts/schemas';
import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export const PEOPLE_DATES = ['cumpleanos', 'aniversario'] as const;
export type PeopleDate = (typeof PEOPLE_DATES)[number];

const FEB_28 = 228;
const FEB_29 = 229;
const MARCH_1 = 301;

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const monthDay = (date: IsoDate): number => monthOf(date) * 100 + dayOfMonth(date);

type People = ExpressionBuilder<Tables, 'people'>;
type Condition = ExpressionWrapper<Tables, 'people', SqlBool>;

/** Born on this day, or on a 29 February that this common year keeps today (decisions, Dates). */
function bornOn(eb: People, date: IsoDate): Condition {
  const today = monthDay(date);
  const common = !isLeap(yearOf(date));
  if (common && (today === FEB_28 || today === MARCH_1)) {
    const kept = today === FEB_28 ? '02-28' : '03-01';
    return eb.or([
      eb('birth_md', '=', today),
      eb.and([eb('birth_md', '=', FEB_29), eb('feb29', '=', kept)]),
    ]);
  }
  return eb('birth_md', '=', today);
}

/** An anniversary of a 29 February falls on the 28th in common years. */
const hiredOn = (eb: People, date: IsoDate): Condition => {
  const today = monthDay(date);
  const also = today === FEB_28 && !isLeap(yearOf(date)) ? [FEB_29] : [];
  return eb('hire_md', 'in', [today, ...also]);
};

/**
 * Who has a birthday or an anniversary on `date`: nobody who left before it or started after it,
 * nobody who was left out of it, and no anniversary in the year of hire. The year of birth plays no
 * part: the first year with a birthday would give it away.
 */
export function celebrates(eb: People, kind: PeopleDate, date: IsoDate): Condition {
  const atWork = eb.or([eb('leaving_date', 'is', null), eb('leaving_date', '>=', date)]);
  if (kind === 'cumpleanos') {
    return eb.and([
      bornOn(eb, date),
      eb('birthday_shown', '=', 1),
      eb.or([eb('hire_date', 'is', null), eb('hire_date', '<=', date)]),
      atWork,
    ]);
  }
  return eb.and([
    hiredOn(eb, date),
    eb('anniversary_shown', '=', 1),
    // Dates of an earlier year sort before this year's first day.
    eb('hire_date', '<', sql.val(`${date.slice(0, 4)}-01-01`)),
    atWork,
  ]);
}
