import * as z from 'zod/mini';
import { eventTypeSchema, isoDateSchema } from '@almanaque/shared-contracts/schemas';
import { sumsSchema } from './money.ts';
import { planDateSchema, planSchema, planStateSchema } from './plan.ts';
import { planTaskSchema } from './task.ts';

/** 'week': what is due up to Saturday, and late; 'mine': whose owner, or whose task's, asks; 'all': everyone's. */
export const BOARD_VIEWS = ['week', 'mine', 'all'] as const;
export const boardViewSchema = z.enum(BOARD_VIEWS);
export type BoardView = z.infer<typeof boardViewSchema>;

const name = z.string().check(z.minLength(1), z.maxLength(100));

/**
 * Query of `GET /api/v1/plans`. Absent: any. Without `state`, 'all' has them all and the others those
 * that are an idea or under way. `event` is the id of a calendar's event: the plans of that date; that of
 * a whole series: those of each of its dates.
 */
export const boardQuerySchema = z.strictObject({
  view: z.optional(boardViewSchema),
  /** The id of an account. */
  owner: z.optional(name),
  office: z.optional(name),
  team: z.optional(name),
  type: z.optional(eventTypeSchema),
  state: z.optional(planStateSchema),
  event: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
  /** The `next` of the page before. */
  after: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
});
export type BoardQuery = z.infer<typeof boardQuerySchema>;

/** A plan in a list. */
export const planSummarySchema = z.object({
  id: z.string(),
  version: z.int(),
  title: z.string(),
  state: planStateSchema,
  owner: planSchema.shape.owner,
  on: planDateSchema,
  /** Without the tasks that moved: the plan itself has them. */
  standing: z.enum(['current', 'moved', 'gone', 'closed']),
  tasks: z.object({
    open: z.int(),
    done: z.int(),
    /** Due and not done, of those there was time for. */
    late: z.int(),
    /** There never was time for them. Absent: from a server that counts them as late. */
    noTime: z.optional(z.int()),
  }),
  /** When the first of its open tasks is due; null: none is open, or its event is gone. */
  nextDue: z.nullable(isoDateSchema),
  /** Those that the view is about, late first: due this week, or whoever asks owns. Of 'all' none. */
  due: z.array(planTaskSchema),
  budget: z.nullable(z.int()),
  currency: planSchema.shape.currency,
  spent: sumsSchema,
});
export type PlanSummary = z.infer<typeof planSummarySchema>;

/** A plan for the same occasion a year before, or for the occurrence of a series before this one. */
const earlierPlanSchema = z.object({
  id: z.string(),
  title: z.string(),
  date: isoDateSchema,
  rating: z.nullable(z.int()),
});
export type EarlierPlan = z.infer<typeof earlierPlanSchema>;

/** Answer of `GET /api/v1/plans`: late first, then by what is due first. */
export const boardSchema = z.object({
  today: isoDateSchema,
  plans: z.array(planSummarySchema),
  /** How many there are in all. */
  total: z.int(),
  /** Null on the last page. */
  next: z.nullable(z.string()),
  /** Who answers for a plan that whoever asks may see, by name. Absent: a server of before. */
  owners: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
  /** Of an `event` that has no plan yet: the one that may be repeated for it. Absent: none. */
  earlier: z.optional(earlierPlanSchema),
});
export type Board = z.infer<typeof boardSchema>;

/**
 * Answer of `GET /api/v1/plans/days?from&to`: the days with a plan, for the calendar's ring and the
 * day's line. For whoever may not plan, and of what they may not see, there is none.
 */
export const plannedDaysSchema = z.object({
  days: z.array(
    z.object({
      date: isoDateSchema,
      plans: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          state: planStateSchema,
          eventId: z.string(),
        }),
      ),
    }),
  ),
});

/** A task of one's own. It says nothing of money, nor of anybody else's tasks. */
export const ownTaskSchema = z.object({
  planId: z.string(),
  /** How the event is called, and when it is celebrated. */
  event: z.string(),
  day: z.nullable(isoDateSchema),
  ...planTaskSchema.shape,
  planned: z.null(),
  spent: z.null(),
});
export type OwnTask = z.infer<typeof ownTaskSchema>;

/** Answer of `GET /api/v1/plans/tasks/mine`, for every account: its open tasks and those it did lately. */
export const ownTasksSchema = z.object({ today: isoDateSchema, tasks: z.array(ownTaskSchema) });
export type OwnTasks = z.infer<typeof ownTasksSchema>;

/** Answer of `GET /api/v1/plans/assignees?q`: whom a task may be given to, at most 20, by name. */
export const assigneesSchema = z.object({
  assignees: z.array(
    z.object({
      kind: z.enum(['account', 'person']),
      id: z.string(),
      name: z.string(),
      office: z.nullable(z.string()),
      team: z.nullable(z.string()),
    }),
  ),
});
