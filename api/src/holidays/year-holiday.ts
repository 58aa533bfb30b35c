import * as z from 'zod/mini';
import {
  calendarEventSchema,
  toneSchema,
  isoDateSchema,
  oneLine,
} from '@almanaque/shared-contracts/schemas';

export const MAX_HOLIDAY_TITLE = 120;
export const MAX_HOLIDAY_NORM = 200;
export const MAX_HOLIDAY_DESCRIPTION = 500;

/** The norm behind what an administrator decided, where they name no other. */
export const COMPANY_DECISION = 'Decisión de la empresa';

const norm = oneLine(MAX_HOLIDAY_NORM);

/** Body of `POST /api/v1/holidays`: a date that the company adds to one year. */
export const newHolidaySchema = z.strictObject({
  date: isoDateSchema,
  kind: z.enum(['feriado', 'no-laborable']),
  title: oneLine(MAX_HOLIDAY_TITLE),
  description: z.optional(z.string().check(z.trim(), z.maxLength(MAX_HOLIDAY_DESCRIPTION))),
  /** Absent: 'festivo'. */
  tone: z.optional(toneSchema),
  /** Absent: `COMPANY_DECISION`. */
  norm: z.optional(norm),
});
export type NewHoliday = z.infer<typeof newHolidaySchema>;

/** What an administrator does with an official date of one year; `official` takes it back. */
export const holidayChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('official') }),
  z.strictObject({ kind: z.literal('moved'), date: isoDateSchema, norm: z.optional(norm) }),
  z.strictObject({ kind: z.literal('removed') }),
]);
export type HolidayChange = z.infer<typeof holidayChangeSchema>;

/**
 * Body of `PATCH /api/v1/holidays/{id}`: what is absent stays. `change` is for official dates and
 * `details` for those the company added. `version` is the one that was seen: when it is no longer the
 * current one, nothing is written and the answer is 409 with the current entry.
 */
export const holidayEditSchema = z.strictObject({
  version: z.int().check(z.minimum(0)),
  change: z.optional(holidayChangeSchema),
  details: z.optional(newHolidaySchema),
  /** Whether the company works on a day that is 'no laborable'; null: it has not said. */
  works: z.optional(z.nullable(z.boolean())),
});
export type HolidayEdit = z.infer<typeof holidayEditSchema>;

/** A holiday or day 'no laborable' of one year, and what the company decided of it. */
export const yearHolidaySchema = z.object({
  /** The same for as long as the norm behind it is: '2026-11-20-soberania-nacional'. */
  id: z.string(),
  /** Grows with each change; 0 before the first. */
  version: z.int(),
  change: z.enum(['official', 'moved', 'removed', 'added']),
  /** Where it falls, and why, without the company's change. Null: the company added it. */
  official: z.nullable(z.object({ date: isoDateSchema, norm: z.string() })),
  /** As the calendar shows it; of a removed one, as it would. */
  event: calendarEventSchema,
});
export type YearHoliday = z.infer<typeof yearHolidaySchema>;

/** Answer of `GET /api/v1/holidays?year=2026`, in order of date. */
export const yearHolidaysSchema = z.object({
  year: z.int(),
  /** Whether the norms of this year were gathered, or every date is worked out from the law. */
  basis: z.enum(['table', 'rules']),
  holidays: z.array(yearHolidaySchema),
});
export type YearHolidays = z.infer<typeof yearHolidaysSchema>;

/** Answer of every write of one holiday. */
export const yearHolidayResponseSchema = z.object({ holiday: yearHolidaySchema });

/** Answer 409: someone else changed it first. `holiday` is what is kept now. */
export const holidayConflictSchema = z.object({
  error: z.literal('stale_version'),
  message: z.string(),
  holiday: yearHolidaySchema,
});
