import {
  NO_FILTER,
  parseIsoDate,
  type CalendarFilter,
  type DayEvents,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/error.ts';
import { groupOf } from '../people/dates/people-event.ts';
import { isOfKnownYear } from '../time/known-year.ts';
import { readGroup } from './group-event.ts';
import { readDay } from './read-calendar.ts';

const gone = (): ApiError => new ApiError(404, 'not_found', 'Ese evento no está en el calendario.');

/** Most events name their day in their id; a company's own of one day does not. */
async function dayOf(db: Database, id: string): Promise<IsoDate> {
  const named = parseIsoDate(/\d{4}-\d{2}-\d{2}/.exec(id)?.[0] ?? '');
  if (named !== null) return named;
  const row = await db
    .selectFrom('company_events')
    .select('date')
    .where('id', '=', id.replace(/^empresa-/, ''))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const date = parseIsoDate(row?.date ?? '');
  if (date === null) throw gone();
  return date;
}

/**
 * The event of that id on the day it falls, alone; one of several days or dates is found by the id that all
 * of them begin with too, on its first.
 * @param filter of a group of people, who of them are meant.
 * @throws {ApiError} 404 when it is not there.
 */
export async function findEvent(
  db: Database,
  id: string,
  filter: CalendarFilter = NO_FILTER,
): Promise<DayEvents> {
  const date = await dayOf(db, id);
  if (!isOfKnownYear(date)) throw gone();
  const group = groupOf(id);
  if (group !== null) {
    const event = await readGroup(db, group, filter);
    if (event === null) throw gone();
    return { date, events: [event], total: 1 };
  }
  let after: string | null = null;
  for (;;) {
    const day: DayEvents = await readDay(db, date, after, NO_FILTER);
    const event = day.events.find((one) => one.id === id || one.id === `${id}-${date}`);
    if (event !== undefined) return { date, events: [event], total: 1 };
    if (day.next === undefined) throw gone();
    after = day.next;
  }
}
