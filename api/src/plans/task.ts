import * as z from 'zod/mini';
import { isoDateSchema, oneLine } from '@almanaque/shared-contracts/schemas';
import { centsSchema } from './money.ts';

export const MAX_TASK_TITLE = 200;
export const MAX_TASK_NOTE = 1000;
/** More than anyone keeps in view. */
export const MAX_TASKS = 60;
/** Half a year of work. */
export const MAX_OFFSET = 130;

/** Whose a task is: an account, or anybody on the roster. */
export const assigneeSchema = z.strictObject({
  kind: z.enum(['account', 'person']),
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
});
export type Assignee = z.infer<typeof assigneeSchema>;

const namedAssigneeSchema = z.object({ ...assigneeSchema.shape, name: z.string() });

/**
 * When a task is due: so many business days before the celebration, wherever that goes; or on a date
 * that somebody set by hand, which never moves.
 */
export const taskDueSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('offset'),
    businessDays: z.int().check(z.minimum(0), z.maximum(MAX_OFFSET)),
  }),
  z.strictObject({ kind: z.literal('pinned'), date: isoDateSchema }),
]);
export type TaskDue = z.infer<typeof taskDueSchema>;

/** What a person enters of a task. Amounts are in the plan's currency. */
export const taskDraftSchema = z.strictObject({
  title: oneLine(MAX_TASK_TITLE),
  /** As the recommendation says who does it: 'Líder de equipo'. Null: it was added by hand. */
  role: z.nullable(oneLine(300)),
  owner: z.nullable(assigneeSchema),
  due: taskDueSchema,
  note: z.string().check(z.trim(), z.maxLength(MAX_TASK_NOTE)),
  planned: z.nullable(centsSchema),
  spent: z.nullable(centsSchema),
});
export type TaskDraft = z.infer<typeof taskDraftSchema>;

export const TASK_DEFAULTS: Omit<TaskDraft, 'title' | 'due'> = {
  role: null,
  owner: null,
  note: '',
  planned: null,
  spent: null,
};

/**
 * How a task stands today. 'no-time': when it came to be there were fewer business days left than it
 * takes, and `why` says so; 'undated': its event is gone.
 */
export const taskTimingSchema = z.enum([
  'done',
  'no-time',
  'late',
  'today',
  'this-week',
  'later',
  'undated',
]);
export type TaskTiming = z.infer<typeof taskTimingSchema>;

export const planTaskSchema = z.object({
  ...taskDraftSchema.shape,
  id: z.string(),
  owner: z.nullable(namedAssigneeSchema),
  /** Worked out, never kept. Null: its event is gone. */
  dueOn: z.nullable(isoDateSchema),
  timing: taskTimingSchema,
  /** Of 'no-time', in Spanish: 'Pide 10 días hábiles y quedaban 6.' */
  why: z.nullable(z.string()),
  /** Who ticked it (null: an account that is no more) and when, an ISO 8601 instant. Null: it is open. */
  done: z.nullable(z.object({ by: z.nullable(z.string()), at: z.iso.datetime() })),
});
export type PlanTask = z.infer<typeof planTaskSchema>;

/** Where a task's date goes when the plan's date moves. */
export const movedTaskSchema = z.object({
  id: z.string(),
  title: z.string(),
  from: isoDateSchema,
  to: isoDateSchema,
});
export type MovedTask = z.infer<typeof movedTaskSchema>;
