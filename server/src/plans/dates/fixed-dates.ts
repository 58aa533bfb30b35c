import type { CalendarEvent } from '@almanaque/shared-contracts/schemas';
import { readGroup } from '../../calendar/group-event.ts';
import type { Database } from '../../db/database.ts';
import { companyHolidays } from '../../holidays/company/company-holidays.ts';
import { decide, holidaysKept } from '../../holidays/company/decide.ts';
import { observancesOf } from '../../observances/observances.ts';
import { groupOf } from '../../people/dates/people-event.ts';
import { NO_FILTER } from '@almanaque/shared-contracts/schemas';
import { GONE, type FoundDate, type FoundDates } from './found-date.ts';

const HOLIDAY_KEY = /^(?:feriado|no-laborable)-(\d{4})-|^agregado-(.+)$/;
const OBSERVANCE_KEY = /^efemeride-(\d{4})-(.+)$/;

const there = (event: CalendarEvent | null | undefined): FoundDate =>
  event == null ? GONE : { kind: 'there', event };

/** In which year the company added a holiday. Nothing is ever moved out of its year. */
async function yearAdded(db: Database, id: string): Promise<number | null> {
  const row = await db
    .selectFrom('company_holidays')
    .select('year')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.year ?? null;
}

/** Of which year that holiday is; null: it is no more. Undefined: that is no holiday. */
async function yearOfHoliday(db: Database, occasion: string): Promise<number | null | undefined> {
  const [all, official, added] = HOLIDAY_KEY.exec(occasion) ?? [];
  if (all === undefined) return undefined;
  return added === undefined ? Number(official) : yearAdded(db, added);
}

/** A holiday that the company took away, as the calendar would show it; null: that is none. */
export async function removedHoliday(
  db: Database,
  occasion: string,
): Promise<CalendarEvent | null> {
  const year = await yearOfHoliday(db, occasion);
  if (year == null) return null;
  const found = decide(year, await companyHolidays(db, year)).find(
    ({ change, holiday }) => change === 'removed' && holiday.occasion === occasion,
  );
  return found?.holiday.event ?? null;
}

/** Holidays and non-working days, wherever a norm or the company moved them. */
export async function holidayDates(
  db: Database,
  occasions: readonly string[],
): Promise<FoundDates> {
  const years = new Map<number, ReadonlyMap<string, CalendarEvent>>();
  const ofYear = async (year: number) => {
    const known = years.get(year);
    if (known !== undefined) return known;
    const holidays = holidaysKept(year, await companyHolidays(db, year));
    const events = new Map(holidays.map(({ occasion, event }) => [occasion, event]));
    years.set(year, events);
    return events;
  };
  const found = new Map<string, FoundDate>();
  for (const occasion of occasions) {
    const year = await yearOfHoliday(db, occasion);
    if (year === undefined) continue;
    found.set(occasion, year === null ? GONE : there((await ofYear(year)).get(occasion)));
  }
  return found;
}

export function observanceDates(occasions: readonly string[]): FoundDates {
  const years = new Map<string, ReadonlyMap<string, CalendarEvent>>();
  const ofYear = (year: string) => {
    const known =
      years.get(year) ??
      new Map(observancesOf(Number(year)).map(({ observance, event }) => [observance.id, event]));
    years.set(year, known);
    return known;
  };
  return new Map(
    occasions.flatMap((occasion) => {
      const [, year, id] = OBSERVANCE_KEY.exec(occasion) ?? [];
      return year === undefined || id === undefined
        ? []
        : [[occasion, there(ofYear(year).get(id))] as const];
    }),
  );
}

/** All whose date falls on one day, celebrated together. */
export async function groupDates(db: Database, occasions: readonly string[]): Promise<FoundDates> {
  const found = new Map<string, FoundDate>();
  for (const occasion of occasions) {
    const group = groupOf(occasion);
    if (group !== null) found.set(occasion, there(await readGroup(db, group, NO_FILTER)));
  }
  return found;
}
