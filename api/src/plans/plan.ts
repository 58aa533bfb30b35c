import * as z from 'zod/mini';
import {
  eventTypeSchema,
  isoDateSchema,
  oneLine,
  recommendationSchema,
  toneSchema,
} from '@almanaque/shared-contracts/schemas';
import { attachmentSchema } from './attachment.ts';
import { expenseSchema } from './expense.ts';
import { centsSchema, currencySchema, sumsSchema } from './money.ts';
import { movedTaskSchema, planTaskSchema } from './task.ts';

export const MAX_PLAN_TITLE = 200;
export const MAX_PLAN_TEXT = 10_000;

/** Set by hand, each from any other: nobody counts percentages. */
export const PLAN_STATES = ['idea', 'en-marcha', 'hecho', 'cancelado'] as const;
export const planStateSchema = z.enum(PLAN_STATES);
export type PlanState = z.infer<typeof planStateSchema>;

/** Those in which there is still something to do. */
export const OPEN_PLAN_STATES = ['idea', 'en-marcha'] as const satisfies readonly PlanState[];
export const isOpenPlan = ({ state }: { readonly state: PlanState }): boolean =>
  OPEN_PLAN_STATES.some((open) => open === state);

const longText = z.string().check(z.trim(), z.maxLength(MAX_PLAN_TEXT));

/** 'Cómo salió'. */
export const retrospectSchema = z.strictObject({
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  repeat: longText,
  avoid: longText,
  whoCame: longText,
});
export type Retrospect = z.infer<typeof retrospectSchema>;

/** A provider that was asked; of all of them, one at most is the chosen one. */
export const askedProviderSchema = z.strictObject({
  /** Of the directory. */
  id: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  /** What they answered: a price, a condition. */
  note: z.string().check(z.trim(), z.maxLength(500)),
  chosen: z.boolean(),
});

const askedProvidersSchema = z.array(askedProviderSchema).check(
  z.maxLength(20),
  z.refine((asked) => asked.filter(({ chosen }) => chosen).length <= 1, 'Elegí un solo proveedor.'),
);

/** What a person enters of a plan, besides its tasks and its expenses. */
export const planDraftSchema = z.strictObject({
  title: oneLine(MAX_PLAN_TITLE),
  state: planStateSchema,
  /** The account that answers for it. Null: it is no more. */
  owner: z.nullable(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  /** What is sent or said; null: none was written. */
  message: z.nullable(longText),
  notes: longText,
  budget: z.nullable(centsSchema),
  /** Of the budget, and of what tasks plan and spend. */
  currency: currencySchema,
  /** How many it is for: what is spent per head follows from it. */
  people: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  providers: askedProvidersSchema,
  retrospect: z.nullable(retrospectSchema),
});
export type PlanDraft = z.infer<typeof planDraftSchema>;

/** The date that a plan is for. It is looked up in the calendar each time: wherever it goes, the plan goes. */
export const planDateSchema = z.object({
  /** What the date is, on whatever day it falls: 'cumpleanos-2026-…'. The same for all plans of it. */
  occasion: z.string(),
  /** The id of the calendar's event. Null: it is not in the calendar any more. */
  eventId: z.nullable(z.string()),
  /** Where it falls; of one that is gone, where it fell last. */
  date: isoDateSchema,
  /** The day on which it is celebrated, the same unless that is a day off; tasks count back from it. */
  day: isoDateSchema,
  /** How the event is called, as it is now or was last. */
  title: z.string(),
  type: eventTypeSchema,
  tone: toneSchema,
  /** Set of a holiday, whose type is that of observances. Absent: it is none, or from a server of before. */
  isHoliday: z.optional(z.literal(true)),
  office: z.nullable(z.string()),
  team: z.nullable(z.string()),
  /** Whose date it is; null: nobody's alone. */
  person: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Set where that person wants it in private: nothing of it is announced to everybody. */
  inPrivate: z.optional(z.literal(true)),
});
export type PlanDate = z.infer<typeof planDateSchema>;

/** Why a plan that nobody finished is closed: the person left, hid the date, or prefers no celebration. */
export const closedReasonSchema = z.enum(['person-left', 'date-hidden', 'prefers-none']);
export type ClosedReason = z.infer<typeof closedReasonSchema>;

/**
 * What became of the plan's date since somebody last said that they saw it. 'moved': it is celebrated
 * on another day, or days off before it are others and so tasks are (`from` is `to`): a line to read, which `POST …/seen` answers; 'gone': its event was deleted, and the plan asks what to do.
 */
export const planStandingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('current') }),
  z.object({
    kind: z.literal('moved'),
    /** The day on which it was celebrated, and on which it is. */
    from: isoDateSchema,
    to: isoDateSchema,
    /** Those that moved with it: never done nor pinned ones. */
    tasks: z.array(movedTaskSchema),
  }),
  z.object({ kind: z.literal('gone') }),
  z.object({ kind: z.literal('closed'), because: closedReasonSchema }),
]);
export type PlanStanding = z.infer<typeof planStandingSchema>;

/** A plan, whole: answer of `GET /api/v1/plans/{id}` and of every write, as `{ plan }`. */
export const planSchema = z.object({
  ...planDraftSchema.shape,
  id: z.string(),
  /** Grows by one with each write, of a task or an expense too. */
  version: z.int().check(z.minimum(1)),
  on: planDateSchema,
  standing: planStandingSchema,
  owner: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** What it was made from, kept whole; null: 'Plan propio'. */
  recommendation: z.nullable(recommendationSchema),
  /** In the order that people gave them. */
  tasks: z.array(planTaskSchema),
  expenses: z.array(expenseSchema),
  /** In the order in which they were added. Absent: a server of before, which keeps none. */
  attachments: z.optional(z.array(attachmentSchema)),
  /** What expenses and tasks add up to. */
  spent: sumsSchema,
  /** In the plan's currency. */
  planned: z.int(),
  /** From today, itself counted, to the day, itself not; 0 once that has come. */
  businessDaysLeft: z.int(),
  /** Holidays and non-working days taken, for the timeline; Saturdays and Sundays are not among them. */
  daysOff: z.array(z.object({ date: isoDateSchema, title: z.string() })),
  /** The plan that this one repeats; null: none. */
  repeats: z.nullable(z.string()),
  /** Whether `POST …/undo` has something to take back. */
  canUndo: z.boolean(),
});
export type Plan = z.infer<typeof planSchema>;

export const planResponseSchema = z.object({ plan: planSchema });

/** Answer 409: someone else wrote first, and nothing was overwritten. `plan` is what is kept now. */
export const planConflictSchema = z.object({
  error: z.literal('stale_version'),
  message: z.string(),
  plan: planSchema,
});
