import * as z from 'zod/mini';
import { isoDateSchema, recommendationSchema } from '@almanaque/shared-contracts/schemas';
import { expenseDraftSchema } from './expense.ts';
import { planDraftSchema, planSchema } from './plan.ts';
import { MAX_TASKS, movedTaskSchema, TASK_DEFAULTS, taskDraftSchema } from './task.ts';

const version = planSchema.shape.version;
const eventId = z.string().check(z.regex(/^[\w-]{1,200}$/));

/** Chosen at random by whoever adds something: sent again under the same one, it is added once. */
const newIdSchema = z.optional(z.string().check(z.regex(/^[\da-f]{16,64}$/)));

/**
 * Body of `POST /api/v1/plans` (201). `event` is the id of the calendar's event. With a recommendation,
 * which comes whole, its specification too, the plan has the tasks that follow from it; without one it
 * is a 'Plan propio' and begins empty.
 */
export const newPlanSchema = z.strictObject({
  id: newIdSchema,
  event: eventId,
  recommendation: z.nullable(recommendationSchema),
  /** Absent: the recommendation's, or else the event's. */
  title: z.optional(planDraftSchema.shape.title),
});
export type NewPlan = z.infer<typeof newPlanSchema>;

/** Body of `POST /api/v1/plans/{id}/repeat` (201): the same for a later date, without what was done or spent. */
export const planRepeatSchema = z.strictObject({ id: newIdSchema, event: eventId });
export type PlanRepeat = z.infer<typeof planRepeatSchema>;

/**
 * Body of `PATCH /api/v1/plans/{id}`: what is absent stays. `version` is the one that was edited; when it
 * is no longer the current one, nothing is written and the answer is 409 (`planConflictSchema`).
 * `event` hangs the plan on another date: what a plan whose event is gone may be told.
 */
export const planChangeSchema = z.strictObject({
  ...z.partial(planDraftSchema).shape,
  version,
  event: z.optional(eventId),
});
export type PlanChange = z.infer<typeof planChangeSchema>;

/** Query of every `DELETE` under `/api/v1/plans`. */
export const planRemovalSchema = z.strictObject({
  version: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
});

/**
 * Body of `POST /api/v1/plans/{id}/undo`: takes back the last write, whatever it was, deleting the plan
 * too, as long as nobody wrote since. `version` is the one which that write answered.
 */
export const planUndoSchema = z.strictObject({ version });

/**
 * Body of `POST /api/v1/plans/{id}/seen`: what to do about a date that moved. 'new': the tasks follow,
 * as they already do; 'old': those that moved are pinned to where they were.
 */
export const planSeenSchema = z.strictObject({ version, keep: z.enum(['new', 'old']) });

/**
 * Body of `POST /api/v1/plans/{id}/tasks` (201): what is absent is as in `TASK_DEFAULTS`. It goes last.
 * Two people may add at once, so it names no version.
 */
export const newTaskSchema = z.strictObject({
  id: newIdSchema,
  ...z.partial(taskDraftSchema).shape,
  title: taskDraftSchema.shape.title,
  due: taskDraftSchema.shape.due,
});
export type NewTask = z.infer<typeof newTaskSchema>;
export const taskDraftOf = ({ id: _id, ...task }: NewTask) =>
  taskDraftSchema.parse({ ...TASK_DEFAULTS, ...task });

/** Body of `PATCH /api/v1/plans/{id}/tasks/{task}`. A `DELETE` of the same address removes it. */
export const taskChangeSchema = z.strictObject({ ...z.partial(taskDraftSchema).shape, version });
export type TaskChange = z.infer<typeof taskChangeSchema>;

/** Body of `PUT /api/v1/plans/{id}/tasks/order`: the ids of all of them, as they are to stand. */
export const taskOrderSchema = z.strictObject({
  version,
  order: z.array(z.string()).check(z.maxLength(MAX_TASKS)),
});

/**
 * Body of `PUT /api/v1/plans/{id}/tasks/{task}/done`. Ticking says how it is to be, so it names no
 * version: who ticks the same task twice, or another one at the same time, is in nobody's way.
 */
export const taskDoneSchema = z.strictObject({ done: z.boolean() });

/** Body of `POST /api/v1/plans/{id}/expenses` (201). */
export const newExpenseSchema = z.strictObject({ ...expenseDraftSchema.shape, id: newIdSchema });
export type NewExpense = z.infer<typeof newExpenseSchema>;
/** Body of `PATCH /api/v1/plans/{id}/expenses/{expense}`. A `DELETE` of the same address removes it. */
export const expenseChangeSchema = z.strictObject({
  ...z.partial(expenseDraftSchema).shape,
  version,
});
export type ExpenseChange = z.infer<typeof expenseChangeSchema>;

/** Query of `POST /api/v1/plans/{id}/attachments` (201), whose body is the file: how it is called. */
export const newAttachmentSchema = z.strictObject({
  id: newIdSchema,
  name: z.string().check(z.minLength(1), z.maxLength(255)),
});

const dateChange = {
  event: eventId,
  date: z.nullable(isoDateSchema),
  /** Whether nobody works on that day then. Absent: as it is of that event now. */
  dayOff: z.optional(z.boolean()),
};

/** So many dates are changed at once, and one more. */
export const MAX_ALONG = 50;

/**
 * Body of `POST /api/v1/plans/preview-move`: the calendar's event, and the day on which it would fall;
 * null: it would be taken away. One that is not in the calendar yet may be told of too, by an id of which
 * there is nothing.
 */
export const movePreviewRequestSchema = z.strictObject({
  ...dateChange,
  /** What changes along with it: all of it together is what the plans are told of. */
  also: z.optional(z.array(z.strictObject(dateChange)).check(z.maxLength(MAX_ALONG))),
});
export type MovePreviewRequest = z.infer<typeof movePreviewRequestSchema>;

/** Null: it has none, as its event is not in the calendar. */
const dateThere = z.nullable(isoDateSchema);

/** What that would do to the plans there are. Nothing is written. */
export const movePreviewSchema = z.object({
  plans: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** The days on which it is celebrated. */
      from: dateThere,
      to: dateThere,
      tasks: z.array(z.object({ ...movedTaskSchema.shape, from: dateThere, to: dateThere })),
      /** How many stay where they are, done or pinned. */
      stay: z.int(),
      /** How many no longer fit: they would have been due before today. */
      noTime: z.int(),
    }),
  ),
});
export type MovePreview = z.infer<typeof movePreviewSchema>;
