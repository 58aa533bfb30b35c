import {
  planDraftSchema,
  retrospectSchema,
  type PlanDraft,
  type TaskDraft,
  type TaskDue,
} from '@almanaque/api';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import type { Selectable, Updateable } from 'kysely';
import type { Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/error.ts';
import type { PlanAttachmentsTable } from './attachments/tables.ts';
import type { PlanExpensesTable, PlansTable, PlanTasksTable } from './tables.ts';
import { visibleTo } from '../known-plans/visible.ts';

export type PlanRow = Selectable<PlansTable>;
export type TaskRow = Selectable<PlanTasksTable>;
export type AttachmentRow = Selectable<PlanAttachmentsTable>;
export type ExpenseRow = Selectable<PlanExpensesTable>;

const planGone = (): ApiError =>
  new ApiError(404, 'not_found', 'Ese plan ya no está: puede que alguien lo haya borrado.');

/** One that the viewer may know of; a deleted one too, where it is asked for. @throws {ApiError} 404 */
export async function findPlan(
  db: Database,
  viewer: Actor,
  id: string,
  { deleted = false } = {},
): Promise<PlanRow> {
  const row = await db
    .selectFrom('plans')
    .selectAll()
    .where('id', '=', id)
    .where(await visibleTo(db, viewer))
    .executeTakeFirst();
  if (row === undefined || (row.deleted_at !== null && !deleted)) throw planGone();
  return row;
}

// What is kept was written by Almanaque alone.
export const providersOf = (row: Pick<PlanRow, 'providers'>): PlanDraft['providers'] =>
  planDraftSchema.shape.providers.parse(JSON.parse(row.providers));
export const retrospectOf = ({ retrospect }: Pick<PlanRow, 'retrospect'>) =>
  retrospect === null ? null : retrospectSchema.parse(JSON.parse(retrospect));

/** The columns that hold what a person enters of a plan. One that is left out does not compile. */
const COLUMNS: {
  readonly [Key in keyof PlanDraft]: (value: PlanDraft[Key]) => Updateable<PlansTable>;
} = {
  title: (title) => ({ title }),
  state: (state) => ({ state }),
  owner: (owner_id) => ({ owner_id }),
  message: (message) => ({ message }),
  notes: (notes) => ({ notes }),
  budget: (budget) => ({ budget }),
  currency: (currency) => ({ currency }),
  people: (people) => ({ people }),
  providers: (providers) => ({ providers: JSON.stringify(providers) }),
  retrospect: (retrospect) => ({
    retrospect: retrospect === null ? null : JSON.stringify(retrospect),
  }),
};
export const PLAN_KEYS = Object.keys(COLUMNS) as readonly (keyof PlanDraft)[];

const columnOf = <Key extends keyof PlanDraft>(key: Key, value: PlanDraft[Key]) =>
  COLUMNS[key](value);

/** What a request says of a draft: what is absent stays. */
export type Sent<Draft> = { readonly [Key in keyof Draft]?: Draft[Key] | undefined };

export const planColumns = (draft: Sent<PlanDraft>): Updateable<PlansTable> =>
  PLAN_KEYS.reduce<Updateable<PlansTable>>((columns, key) => {
    const value = draft[key];
    return value === undefined ? columns : { ...columns, ...columnOf(key, value) };
  }, {});

export const dueOf = ({
  due_offset,
  due_date,
}: Pick<TaskRow, 'due_offset' | 'due_date'>): TaskDue =>
  due_offset === null
    ? { kind: 'pinned', date: isoDate(due_date ?? '') }
    : { kind: 'offset', businessDays: due_offset };

/** The columns that hold what a person enters of a task. */
export const taskColumns = ({ owner, due, ...draft }: TaskDraft) => ({
  ...draft,
  owner_account: owner?.kind === 'account' ? owner.id : null,
  owner_person: owner?.kind === 'person' ? owner.id : null,
  due_offset: due.kind === 'offset' ? due.businessDays : null,
  due_date: due.kind === 'pinned' ? due.date : null,
});

const ownerOf = ({ owner_account, owner_person }: TaskRow): TaskDraft['owner'] => {
  if (owner_account !== null) return { kind: 'account', id: owner_account };
  return owner_person === null ? null : { kind: 'person', id: owner_person };
};

export const taskDraftIn = (row: TaskRow): TaskDraft => ({
  title: row.title,
  role: row.role,
  owner: ownerOf(row),
  due: dueOf(row),
  note: row.note,
  planned: row.planned,
  spent: row.spent,
});
