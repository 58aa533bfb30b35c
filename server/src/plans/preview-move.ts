import { followMove, timingOf, dueOn, type MovePreview } from '@almanaque/api';
import {
  addDays,
  isDayOff,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { AFTER_DAYS, daysOffBetween, REACH_DAYS, type NamedDaysOff } from './dates/days-off.ts';
import { datePlans, dayOf, type PlanDates } from './dates/date-plans.ts';
import { placeOf } from './place-plan.ts';
import type { PlanRow, TaskRow } from './plan-rows.ts';
import { ruled } from './standing.ts';
import { readTasks } from './tasks/read-tasks.ts';
import { visibleTo } from './visible.ts';
import type { PlanWriter } from './write-plan.ts';

interface Move {
  readonly event: string;
  readonly date: IsoDate;
}

/** The days off as they would be: a holiday that moves takes its day off along. */
function daysOffAfter(daysOff: NamedDaysOff, event: CalendarEvent, date: IsoDate): NamedDaysOff {
  if (!isDayOff(event)) return daysOff;
  const others = [...daysOff].filter(([day]) => day !== event.date);
  return new Map([...others, [date, event.title]]);
}

type Dated = PlanDates & { readonly row: PlanRow };

/**
 * What moving a date of the calendar would do to each plan: to those for it, and, where it is a holiday,
 * to all whose tasks it dates. Nothing is written.
 */
export async function previewMove(
  { db, actor, moment: { today } }: PlanWriter,
  { event: eventId, date }: Move,
): Promise<MovePreview> {
  const place = await placeOf(db, eventId);
  // A series has no plans of its own, and what is gone has none that move.
  if (place === null) return { plans: [] };
  const { occasion, event } = place;
  const isOff = isDayOff(event);
  const rows = await db
    .selectFrom('plans')
    .selectAll()
    .where('state', 'in', ['idea', 'en-marcha'])
    .where('deleted_at', 'is', null)
    .where(await visibleTo(db, actor))
    .$if(!isOff, (query) => query.where('occasion', '=', occasion.key))
    .execute();
  const { dates } = await datePlans(db, rows);
  const there = dates.filter(({ found }) => found.kind === 'there');
  const spread = [...there.map(({ on }) => on.date), date].sort();
  const [first = date, last = date] = [spread[0], spread.at(-1)];
  const daysOff = await daysOffBetween(db, addDays(first, -REACH_DAYS), addDays(last, AFTER_DAYS));
  const after = new Set(daysOffAfter(daysOff, event, date).keys());
  const tasks = Map.groupBy(
    await readTasks(
      db,
      there.map(({ row }) => row.id),
    ),
    ({ plan_id }) => plan_id,
  );
  const previewOf = ({ row, found, now }: Dated): MovePreview['plans'] => {
    if (found.kind !== 'there') return [];
    const moves = row.occasion === occasion.key;
    const then = dayOf(moves ? { ...found.event, date } : found.event, row, after);
    const own: readonly TaskRow[] = tasks.get(row.id) ?? [];
    const known = own.map(ruled);
    const moved = followMove(known, now, then);
    if (!moves && moved.length === 0) return [];
    const noTime = known.filter(({ due, isDone }) => {
      const timing = timingOf({ due, isDone, dueOn: dueOn(due, then), since: today }, today);
      return timing === 'no-time';
    });
    const stay = known.filter(({ due, isDone }) => isDone || due.kind === 'pinned').length;
    const { id, title } = row;
    return [{ id, title, from: now.day, to: then.day, tasks: moved, stay, noTime: noTime.length }];
  };
  return { plans: there.flatMap(previewOf) };
}
