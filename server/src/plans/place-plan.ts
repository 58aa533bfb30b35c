import type { IsoDate, CalendarEvent } from '@almanaque/shared-contracts/schemas';
import { addDays } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/error.ts';
import { occasionOf, type Occasion } from '../messages/occasion.ts';
import { dayOf } from './dates/date-plans.ts';
import { AFTER_DAYS, daysOffBefore, daysOffBetween, REACH_DAYS } from './dates/days-off.ts';
import { findDates } from './dates/find-dates.ts';
import type { PlanRow } from './plan-rows.ts';

/** How a date is, as whoever plans sees it: kept to tell later that it moved, or what it was. */
export async function seenColumns(
  db: Database,
  event: CalendarEvent,
  plan: Pick<PlanRow, 'lead_days' | 'made_on'>,
) {
  const daysOff = await daysOffBetween(
    db,
    addDays(event.date, -REACH_DAYS),
    addDays(event.date, AFTER_DAYS),
  );
  return {
    seen_date: event.date,
    seen_day: dayOf(event, plan, new Set(daysOff.keys())).day,
    seen_days_off: JSON.stringify([...daysOffBefore(daysOff, event.date)]),
    seen_title: event.title,
    seen_type: event.type,
    seen_tone: event.tone,
    seen_office: event.office ?? null,
    seen_team: event.team ?? null,
  };
}

export interface Place {
  readonly occasion: Occasion;
  readonly event: CalendarEvent;
}

const notThere = (): ApiError =>
  new ApiError(404, 'not_found', 'Ese evento ya no está en el calendario.', 'event');

/** The date that the calendar's event of that id is; null: it is none, or a whole series. */
export async function placeOf(db: Database, eventId: string): Promise<Place | null> {
  const occasion = await occasionOf(db, eventId);
  if (occasion === null) return null;
  const found = (await findDates(db, [occasion.key]))(occasion.key);
  return found.kind === 'there' ? { occasion, event: found.event } : null;
}

/** As `placeOf`. @throws {ApiError} 404 when there is none. */
export async function findPlace(db: Database, eventId: string): Promise<Place> {
  const place = await placeOf(db, eventId);
  if (place === null) throw notThere();
  return place;
}

/** The columns that hang a plan on that date, as of today. */
export const placeColumns = async (
  db: Database,
  { occasion, event }: Place,
  plan: Pick<PlanRow, 'lead_days' | 'made_on'>,
  today: IsoDate,
) => ({
  occasion: occasion.key,
  company_event_id: occasion.company_event_id,
  person_id: occasion.person_id,
  dated_on: today,
  ...(await seenColumns(db, event, plan)),
});
