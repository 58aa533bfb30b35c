import { previewOf, type MovePreview, type MovePreviewRequest } from '@almanaque/api';
import { addDays, isDayOff, type CalendarEvent } from '@almanaque/shared-contracts/schemas';
import { fixedDays } from '../calendar/fixed-days.ts';
import type { Database } from '../db/database.ts';
import { occasionOf } from '../messages/occasion.ts';
import {
  AFTER_DAYS,
  daysOffAfter,
  daysOffBetween,
  isReached,
  REACH_DAYS,
  type DaysOffChange,
} from './dates/days-off.ts';
import { datePlans, dayOf, type PlanDates } from './dates/date-plans.ts';
import { findDates } from './dates/find-dates.ts';
import { removedHoliday } from './dates/fixed-dates.ts';
import type { PlanRow } from './plan-rows.ts';
import { ruled } from './standing.ts';
import { readTasks } from './tasks/read-tasks.ts';
import { visibleTo } from './visible.ts';
import type { PlanWriter } from './write-plan.ts';

/** An event as the calendar has it, and as it would. Null: it does not. */
interface Change {
  /** What both are, on whatever day; null: a holiday that is yet to be added, for which there is no plan. */
  readonly occasion: string | null;
  readonly before: CalendarEvent | null;
  readonly after: CalendarEvent | null;
  readonly daysOff: DaysOffChange;
}

/** Whether nobody works on the day of `event`, whatever becomes of that. */
async function isOffAnyway(db: Database, { id, date }: CalendarEvent): Promise<boolean> {
  const { holidays } = (await fixedDays(db, date, date))(date);
  return holidays.some(({ event }) => event.id !== id && isDayOff(event));
}

async function changeOf(
  db: Database,
  { event: eventId, date, dayOff }: MovePreviewRequest,
): Promise<Change> {
  const occasion = (await occasionOf(db, eventId))?.key ?? null;
  const found = occasion === null ? null : (await findDates(db, [occasion]))(occasion);
  const before = found?.kind === 'there' ? found.event : null;
  const event = before ?? (occasion === null ? null : await removedHoliday(db, occasion));
  const isOff = dayOff ?? (event !== null && isDayOff(event));
  const freed = before !== null && isDayOff(before) && !(await isOffAnyway(db, before));
  return {
    occasion,
    before,
    after: event && date && { ...event, date },
    daysOff: { freed: freed ? before.date : null, taken: isOff ? date : null },
  };
}

/** @param occasion for which they are; null: for any. */
const openPlans = async (
  { db, actor }: PlanWriter,
  occasion: string | null,
): Promise<readonly PlanRow[]> =>
  db
    .selectFrom('plans')
    .selectAll()
    .where('state', 'in', ['idea', 'en-marcha'])
    .where('deleted_at', 'is', null)
    .where(await visibleTo(db, actor))
    .$if(occasion !== null, (query) => query.where('occasion', '=', occasion))
    .execute();

type Dated = PlanDates & { readonly row: PlanRow };

/**
 * What a change of the calendar would do to each plan: to those for the event that is moved, taken away or
 * put back, and, where the days off are others then, to all whose tasks they date. Nothing is written.
 */
export async function previewMove(
  writer: PlanWriter,
  request: MovePreviewRequest,
): Promise<MovePreview> {
  const { db, moment } = writer;
  const { occasion, before, after, daysOff } = await changeOf(db, request);
  const isSame = daysOff.freed === daysOff.taken;
  // A series has no plans of its own, and what is gone has none that move.
  if (isSame && before === null && after === null) return { plans: [] };
  const { dates } = await datePlans(db, await openPlans(writer, isSame ? occasion : null));
  const isOwn = ({ row }: Dated): boolean => row.occasion === occasion;
  const reached = dates.filter(
    (plan) =>
      plan.found.kind !== 'closed' &&
      (isOwn(plan) || (plan.found.kind === 'there' && isReached(plan.on.date, daysOff))),
  );
  const days = [...reached.map(({ on }) => on.date), ...(after ? [after.date] : [])].sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { plans: [] };
  const off = await daysOffBetween(db, addDays(first, -REACH_DAYS), addDays(last, AFTER_DAYS));
  const offThen = daysOffAfter(new Set(off.keys()), daysOff);
  const ids = reached.map(({ row }) => row.id);
  const tasks = Map.groupBy(await readTasks(db, ids), ({ plan_id }) => plan_id);
  const previewed = (plan: Dated) => {
    const { row, found, now } = plan;
    const event = found.kind === 'there' ? found.event : null;
    const then = isOwn(plan) ? after : event;
    const days = { before: event && now, after: then && dayOf(then, row, offThen) };
    const own = (tasks.get(row.id) ?? []).map(ruled);
    return previewOf({ id: row.id, title: row.title, tasks: own }, days, moment.today);
  };
  return { plans: reached.flatMap((plan) => previewed(plan) ?? []) };
}
