import type { CelebrationDay, PlanDate } from '@almanaque/api';
import {
  addDays,
  celebrationDay,
  isHoliday,
  isoDate,
  type CalendarEvent,
  type DaysOff,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { PlansTable } from '../tables.ts';
import { AFTER_DAYS, daysOffBetween, REACH_DAYS, type NamedDaysOff } from './days-off.ts';
import { findDates } from './find-dates.ts';
import type { FoundDate } from './found-date.ts';

/** What of a plan its day follows from. */
type FoundColumns = Pick<Selectable<PlansTable>, 'occasion' | 'lead_days' | 'made_on' | 'seen_day'>;

/** What all that is told of its date follows from. */
export type DatedColumns = FoundColumns &
  Pick<
    Selectable<PlansTable>,
    | 'person_id'
    | 'seen_date'
    | 'seen_days_off'
    | 'seen_title'
    | 'seen_type'
    | 'seen_tone'
    | 'seen_office'
    | 'seen_team'
  >;

export interface PlanDates {
  readonly found: FoundDate;
  readonly on: PlanDate;
  /** By which its tasks are dated now; of one that is nowhere, as they were last. */
  readonly now: CelebrationDay;
  /** The same when somebody last saw it. */
  readonly seen: CelebrationDay;
}

const NAMED = /^(?:Cumpleaños|Aniversario de \d+ años?) de (.+)$/;

/** Whose date it is, as the calendar calls them. */
const personIn = (personId: string | null, title: string): PlanDate['person'] =>
  personId === null ? null : { id: personId, name: NAMED.exec(title)?.[1] ?? title };

/** The day is proposed as of when the plan was made, so that it stays where it is as days go by. */
export const dayOf = (
  event: CalendarEvent,
  plan: Pick<DatedColumns, 'lead_days' | 'made_on'>,
  daysOff: DaysOff,
): CelebrationDay => {
  const today = isoDate(plan.made_on);
  return { day: celebrationDay(event, { daysOff, today, leadDays: plan.lead_days }), daysOff };
};

function dated(row: DatedColumns, found: FoundDate, now: CelebrationDay): PlanDates {
  const seen = {
    day: isoDate(row.seen_day),
    // What is kept was written by Almanaque alone.
    daysOff: new Set(JSON.parse(row.seen_days_off) as IsoDate[]),
  };
  if (found.kind !== 'there') {
    const on: PlanDate = {
      occasion: row.occasion,
      eventId: null,
      date: isoDate(row.seen_date),
      day: seen.day,
      title: row.seen_title,
      type: row.seen_type,
      tone: row.seen_tone,
      office: row.seen_office,
      team: row.seen_team,
      person: personIn(row.person_id, row.seen_title),
    };
    return { found, on, now: seen, seen };
  }
  const { id: eventId, date, title, type, tone, office = null, team = null } = found.event;
  const { inPrivate } = found.event;
  const at = { occasion: row.occasion, eventId, date, day: now.day, title };
  const person = personIn(row.person_id, title);
  const marks = {
    ...(isHoliday(found.event) && { isHoliday: true as const }),
    ...(inPrivate && { inPrivate }),
  };
  const on = { ...at, type, tone, office, team, person, ...marks };
  return { found, on, now, seen };
}

/** Many are celebrated on the same days, and take as long: each is worked out once. */
function sharedDays(daysOff: DaysOff) {
  const known = new Map<string, CelebrationDay>();
  return (event: CalendarEvent, plan: Pick<DatedColumns, 'lead_days' | 'made_on'>) => {
    if (event.type !== 'cumpleanos' && event.type !== 'aniversario')
      return dayOf(event, plan, daysOff);
    const key = `${event.date} ${plan.lead_days} ${plan.made_on}`;
    const day = known.get(key) ?? dayOf(event, plan, daysOff);
    known.set(key, day);
    return day;
  };
}

/** A plan, and where its date is. */
export interface FoundPlan<Row> {
  readonly row: Row;
  readonly found: FoundDate;
  /** By which its tasks are dated now; of one that is nowhere, the day that was seen last. */
  readonly now: CelebrationDay;
}

/** Where the dates of these plans are today. All that they follow from is read once. */
export async function findPlans<Row extends FoundColumns>(
  db: Database,
  rows: readonly Row[],
): Promise<{ readonly plans: readonly FoundPlan<Row>[]; readonly daysOff: NamedDaysOff }> {
  const find = await findDates(
    db,
    rows.map(({ occasion }) => occasion),
  );
  const located = rows.map((row) => ({ row, found: find(row.occasion) }));
  const days = located
    .flatMap(({ found }) => (found.kind === 'there' ? [found.event.date] : []))
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  const daysOff =
    first === undefined || last === undefined
      ? new Map<IsoDate, string>()
      : await daysOffBetween(db, addDays(first, -REACH_DAYS), addDays(last, AFTER_DAYS));
  const off = new Set(daysOff.keys());
  const sharedDay = sharedDays(off);
  const plans = located.map(({ row, found }) => {
    const lost = { day: isoDate(row.seen_day), daysOff: off };
    return { row, found, now: found.kind === 'there' ? sharedDay(found.event, row) : lost };
  });
  return { plans, daysOff };
}

/** The dates of these plans, each as it is today and as it was when somebody last saw it. */
export async function datePlans<Row extends DatedColumns>(
  db: Database,
  rows: readonly Row[],
): Promise<{
  readonly dates: readonly (PlanDates & { row: Row })[];
  readonly daysOff: NamedDaysOff;
}> {
  const { plans, daysOff } = await findPlans(db, rows);
  return {
    dates: plans.map(({ row, found, now }) => ({ row, ...dated(row, found, now) })),
    daysOff,
  };
}
