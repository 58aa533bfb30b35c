import {
  OPEN_PLAN_STATES,
  previewOf,
  type MovePreview,
  type MovePreviewRequest,
} from '@almanaque/api';
import {
  addDays,
  FIRST_YEAR,
  isDayOff,
  LAST_YEAR,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { fixedDays } from '../calendar/fixed-days.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/error.ts';
import { occasionOf } from '../messages/occasion.ts';
import {
  AFTER_DAYS,
  daysOffAfter,
  daysOffBetween,
  daysOffChange,
  isReached,
  REACH_DAYS,
  type HolidayChange,
} from './dates/days-off.ts';
import { isOfKnownYear } from '../time/known-year.ts';
import { datePlans, dayOf, type PlanDates } from './dates/date-plans.ts';
import { findDates } from './dates/find-dates.ts';
import { removedHoliday } from './dates/fixed-dates.ts';
import type { PlanRow } from './plan-rows.ts';
import { ruled } from './standing.ts';
import { readTasks } from './tasks/read-tasks.ts';
import { visibleTo } from '../known-plans/visible.ts';
import type { PlanWriter } from './write-plan.ts';

/** An event as the calendar has it, and as it would. Null: it does not. */
interface Change extends HolidayChange {
  /** What both are, on whatever day; null: a holiday that is yet to be added, for which there is no plan. */
  readonly occasion: string | null;
  readonly after: CalendarEvent | null;
}

async function changeOf(
  db: Database,
  { event: eventId, date, dayOff }: Omit<MovePreviewRequest, 'also'>,
): Promise<Change> {
  if (date !== null && !isOfKnownYear(date)) {
    const years = `${FIRST_YEAR} y ${LAST_YEAR}`;
    throw new ApiError(400, 'invalid_input', `La fecha tiene que estar entre ${years}.`, 'date');
  }
  const occasion = (await occasionOf(db, eventId))?.key ?? null;
  const found = occasion === null ? null : (await findDates(db, [occasion]))(occasion);
  const before = found?.kind === 'there' ? found.event : null;
  const event = before ?? (occasion === null ? null : await removedHoliday(db, occasion));
  const isOff = dayOff ?? (event !== null && isDayOff(event));
  return { occasion, before, after: event && date && { ...event, date }, off: isOff ? date : null };
}

/** For which holidays nobody works on the days that these changes are about. */
async function offOn(
  db: Database,
  changes: readonly Change[],
): Promise<(day: IsoDate) => readonly CalendarEvent[]> {
  const days = changes
    .flatMap(({ before, off }) => [before?.date ?? null, off])
    .filter((day) => day !== null)
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return () => [];
  const fixed = await fixedDays(db, first, last);
  return (day) => fixed(day).holidays.flatMap(({ event }) => (isDayOff(event) ? event : []));
}

/** @param occasions for which they are; null: for any. */
const openPlans = async (
  { db, actor }: PlanWriter,
  occasions: readonly string[] | null,
): Promise<readonly PlanRow[]> =>
  db
    .selectFrom('plans')
    .selectAll()
    .where('state', 'in', OPEN_PLAN_STATES)
    .where('deleted_at', 'is', null)
    .where(await visibleTo(db, actor))
    .$if(occasions !== null, (query) => query.where('occasion', 'in', occasions ?? []))
    .execute();

type Dated = PlanDates & { readonly row: PlanRow };

/**
 * What changes of the calendar, made together, would do to each plan: to those for the events that are moved,
 * taken away or put back, and, where the days off are others then, to all whose tasks they date. Nothing is
 * written.
 */
export async function previewMove(
  writer: PlanWriter,
  { also = [], ...first }: MovePreviewRequest,
): Promise<MovePreview> {
  const { db, moment } = writer;
  const changes: Change[] = [];
  for (const one of [first, ...also]) changes.push(await changeOf(db, one));
  const eventAfter = new Map(
    changes.flatMap(({ occasion, before, after }) =>
      occasion !== null && (before || after) ? [[occasion, after] as const] : [],
    ),
  );
  const daysOff = daysOffChange(changes, await offOn(db, changes));
  const isSame = daysOff.freed.length + daysOff.taken.length === 0;
  // A series has no plans of its own, and what is gone has none that move.
  if (isSame && eventAfter.size === 0) return { plans: [] };
  const { dates } = await datePlans(
    db,
    await openPlans(writer, isSame ? [...eventAfter.keys()] : null),
  );
  const isOfChange = ({ row }: Dated): boolean => eventAfter.has(row.occasion);
  const reached = dates.filter(
    (plan) =>
      plan.found.kind !== 'closed' &&
      (isOfChange(plan) || (plan.found.kind === 'there' && isReached(plan.on.date, daysOff))),
  );
  const to = [...eventAfter.values()].flatMap((after) => after?.date ?? []);
  const days = [...reached.map(({ on }) => on.date), ...to].sort();
  const [from, until] = [days[0], days.at(-1)];
  if (from === undefined || until === undefined) return { plans: [] };
  const off = await daysOffBetween(db, addDays(from, -REACH_DAYS), addDays(until, AFTER_DAYS));
  const offThen = daysOffAfter(new Set(off.keys()), daysOff);
  const ids = reached.map(({ row }) => row.id);
  const tasks = Map.groupBy(await readTasks(db, ids), ({ plan_id }) => plan_id);
  const previewed = (plan: Dated) => {
    const { row, found, now } = plan;
    const event = found.kind === 'there' ? found.event : null;
    const then = isOfChange(plan) ? eventAfter.get(row.occasion) : event;
    const days = { before: event && now, after: then ? dayOf(then, row, offThen) : null };
    const rules = (tasks.get(row.id) ?? []).map(ruled);
    return previewOf({ id: row.id, title: row.title, tasks: rules }, days, moment.today);
  };
  return { plans: reached.flatMap((plan) => previewed(plan) ?? []) };
}
