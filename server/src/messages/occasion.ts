import {
  addDays,
  daysBetween,
  isKnownYear,
  parseIsoDate,
  yearOf,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { extraDays } from '../events/company-event.ts';
import { occurrencesBetween } from '../events/occurrences.ts';
import { companyHolidays } from '../holidays/company/company-holidays.ts';
import { decide, type DecidedHoliday } from '../holidays/company/decide.ts';
import { OBSERVANCES } from '../observances/observances.ts';
import { groupOf, personOfEvent } from '../people/dates/people-event.ts';

/** What a date of the calendar is, on whatever day it falls: what is kept for it hangs on this. */
export interface Occasion {
  readonly key: string;
  /** Whose it is: what is kept goes with them. A date that is nobody's, such as a holiday, has neither. */
  readonly company_event_id: string | null;
  readonly person_id: string | null;
}

const nobodys = (key: string): Occasion => ({ key, company_event_id: null, person_id: null });

const HOLIDAY = /^(?:feriado|no-laborable)-(\d{4}-\d{2}-\d{2})-([\w-]+)$/;

const nameOf = ({ id, holiday }: DecidedHoliday): string => holiday.key ?? id;

/** How far from `date` a holiday is: one that shows on it is nearer than one that did before it was moved. */
const distance = ({ holiday, official }: DecidedHoliday, date: IsoDate): number => {
  if (holiday.event.date === date) return -2;
  return official?.date === date ? -1 : Math.abs(daysBetween(holiday.event.date, date));
};

/** The holiday of that name and year that shows on `date`, or did. */
async function holidayOccasion(db: Database, date: IsoDate, name: string) {
  const year = yearOf(date);
  if (!isKnownYear(year)) return null;
  const [nearest] = decide(year, await companyHolidays(db, year))
    .filter((one) => nameOf(one) === name)
    .sort((a, b) => distance(a, date) - distance(b, date));
  return nearest === undefined ? null : nobodys(nearest.holiday.occasion);
}

const OBSERVANCE = /^efemeride-(\d{4})-\d{2}-\d{2}-([\w-]+)$/;

function observanceOccasion(year: string, id: string): Occasion | null {
  return OBSERVANCES.some((one) => one.id === id) ? nobodys(`efemeride-${year}-${id}`) : null;
}

async function personOccasion(
  db: Database,
  { kind, year, personId }: NonNullable<ReturnType<typeof personOfEvent>>,
): Promise<Occasion | null> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { key: `${kind}-${year}-${personId}`, company_event_id: null, person_id: personId };
}

/** The id of an occurrence of a series, or of one day of an event, is the event's own id and then the date. */
export const COMPANY_KEY = /^empresa-(.+?)(?:-(\d{4}-\d{2}-\d{2}))?$/;

interface Dated {
  readonly date: string;
  readonly end_date: string | null;
  readonly rrule: string | null;
}

/** When the occurrence began that goes on on that day. */
function beginningOf({ date, end_date, rrule }: Dated, day: IsoDate): IsoDate {
  if (rrule === null) return day;
  const extra = extraDays({ date, end_date });
  return occurrencesBetween({ date, rrule }, addDays(day, -extra), day).at(-1) ?? day;
}

async function companyOccasion(db: Database, id: string, day: IsoDate | null) {
  const row = await db
    .selectFrom('company_events')
    .select(['date', 'end_date', 'rrule'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const own = `empresa-${id}`;
  const key = row.rrule === null || day === null ? own : `${own}-${beginningOf(row, day)}`;
  return { key, company_event_id: id, person_id: null };
}

/**
 * What the calendar's event of that id is; null when it is not there any more. An id that names the day
 * on which it fell before it was moved is of the same occasion.
 */
export async function occasionOf(db: Database, eventId: string): Promise<Occasion | null> {
  if (groupOf(eventId) !== null) return nobodys(eventId);
  const dated = personOfEvent(eventId);
  if (dated !== null) return personOccasion(db, dated);
  const [, companyId, day] = COMPANY_KEY.exec(eventId) ?? [];
  if (companyId !== undefined) return companyOccasion(db, companyId, parseIsoDate(day));
  const [, year, observance] = OBSERVANCE.exec(eventId) ?? [];
  if (year !== undefined && observance !== undefined) return observanceOccasion(year, observance);
  const [, date, holiday] = HOLIDAY.exec(eventId) ?? [];
  const shown = parseIsoDate(date);
  return shown === null || holiday === undefined ? null : holidayOccasion(db, shown, holiday);
}
