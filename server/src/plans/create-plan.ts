import { randomUUID } from 'node:crypto';
import {
  MAX_PLAN_TITLE,
  TASK_DEFAULTS,
  type NewPlan,
  type Plan,
  type PlanRepeat,
  type TaskDraft,
} from '@almanaque/api';
import { ideaOf } from '@almanaque/shared-contracts/schemas';
import type { Insertable } from 'kysely';
import { recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { cut } from '../text/cut.ts';
import { idTaken } from './plan-lists.ts';
import { findPlace, placeColumns, type Place } from './place-plan.ts';
import { findPlan, providersOf, taskColumns, taskDraftIn, type PlanRow } from './plan-rows.ts';
import { readPlan } from './read-plan.ts';
import type { PlansTable } from './tables.ts';
import { tasksFrom } from './tasks/from-recommendation.ts';
import { keepWords } from './words/keep-words.ts';
import { auditedPlan, type PlanWriter } from './write-plan.ts';

type Content = Pick<Insertable<PlansTable>, 'title' | 'recommendation' | 'lead_days'> &
  Omit<Partial<Insertable<PlansTable>>, 'id'> & { readonly id: string | undefined };

/**
 * The plan that was made for that date under that id before: it was sent again. Null: there is none.
 * @throws {ApiError} 400 when the id is taken elsewhere; 404 when the plan is not there any more.
 */
async function madeBefore(
  { actor, moment }: PlanWriter,
  db: Database,
  { occasion }: Place,
  id: string | undefined,
): Promise<Plan | null> {
  if (id === undefined) return null;
  const row = await db
    .selectFrom('plans')
    .select('occasion')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.occasion !== occasion.key) throw idTaken();
  return readPlan(db, actor, id, moment.today);
}

async function insertPlan(
  { actor, moment: { today, now } }: PlanWriter,
  db: Database,
  place: Place,
  { id = randomUUID(), ...content }: Content,
): Promise<PlanRow> {
  const made = { lead_days: content.lead_days ?? null, made_on: today };
  return db
    .insertInto('plans')
    .values({
      state: 'idea',
      owner_id: actor.id,
      notes: '',
      currency: 'USD',
      providers: '[]',
      ...content,
      ...made,
      ...(await placeColumns(db, place, made, today)),
      id,
      changed_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function insertTasks(
  { moment: { today } }: PlanWriter,
  db: Database,
  planId: string,
  tasks: readonly TaskDraft[],
): Promise<void> {
  if (tasks.length === 0) return;
  const rows = tasks.map((task, position) => ({
    ...taskColumns(task),
    id: randomUUID(),
    plan_id: planId,
    position,
    added_on: today,
  }));
  await db.insertInto('plan_tasks').values(rows).execute();
}

async function recordCreated({ actor }: PlanWriter, db: Database, row: PlanRow): Promise<void> {
  await recordAudit(db, {
    ...{ actor, action: 'plan.created', entity: 'plan', entityId: row.id },
    after: auditedPlan(row),
  });
}

/** Makes a plan for a date: from a recommendation, with the tasks it takes, or one's own. */
export const createPlan = (writer: PlanWriter, { id, event, recommendation, title }: NewPlan) =>
  exclusively(writer.db, async (db): Promise<Plan> => {
    const place = await findPlace(db, event);
    const before = await madeBefore(writer, db, place, id);
    if (before !== null) return before;
    const row = await insertPlan(writer, db, place, {
      id,
      title: cut(
        title ?? (recommendation && ideaOf(recommendation).headline) ?? place.event.title,
        MAX_PLAN_TITLE,
      ),
      recommendation: recommendation === null ? null : JSON.stringify(recommendation),
      lead_days: recommendation?.specification?.leadDays ?? null,
    });
    await insertTasks(
      writer,
      db,
      row.id,
      recommendation === null ? [] : tasksFrom(recommendation, place.event),
    );
    await keepWords(db, [row.id]);
    await recordCreated(writer, db, row);
    return readPlan(db, writer.actor, row.id, writer.moment.today);
  });

/** What of a task is to be done again: not who did it then, nor what it cost. */
const again = (task: TaskDraft): TaskDraft => ({
  ...task,
  due: task.due.kind === 'offset' ? task.due : { kind: 'offset', businessDays: 0 },
  note: TASK_DEFAULTS.note,
  spent: TASK_DEFAULTS.spent,
});

/** The same for a later date: its tasks and its money as they were planned, and what was learnt. */
export const repeatPlan = (writer: PlanWriter, repeats: string, { id, event }: PlanRepeat) =>
  exclusively(writer.db, async (db): Promise<Plan> => {
    const before = await findPlan(db, writer.actor, repeats);
    const place = await findPlace(db, event);
    const made = await madeBefore(writer, db, place, id);
    if (made !== null) return made;
    const { title, recommendation, lead_days, message, notes, budget, currency, people } = before;
    const providers = JSON.stringify(providersOf(before));
    const content = {
      id,
      title,
      recommendation,
      lead_days,
      message,
      notes,
      budget,
      currency,
      people,
    };
    const row = await insertPlan(writer, db, place, { ...content, providers, repeats });
    const tasks = await db
      .selectFrom('plan_tasks')
      .selectAll()
      .where('plan_id', '=', repeats)
      .orderBy('position')
      .orderBy('id')
      .execute();
    await insertTasks(
      writer,
      db,
      row.id,
      tasks.map((task) => again(taskDraftIn(task))),
    );
    await keepWords(db, [row.id]);
    await recordCreated(writer, db, row);
    return readPlan(db, writer.actor, row.id, writer.moment.today);
  });
