import * as z from 'zod/mini';
import { eventTypeSchema, isoDateSchema } from '@almanaque/shared-contracts/schemas';
import { currencySchema, sumsSchema } from './money.ts';
import { monthSchema, rateSchema } from './rate.ts';

/**
 * Query of `GET /api/v1/plans/coverage`, for organisers: twelve months from the first of `from`; and of
 * `GET /api/v1/plans/coverage/file`: the same, all of it, as a workbook. With `currency` the amounts are
 * all in that one.
 */
export const coverageQuerySchema = z.strictObject({
  from: monthSchema,
  currency: z.optional(currencySchema),
});

const count = z.int().check(z.minimum(0));

/**
 * What became of the dates there were. Each is one of four: done, respected, missed or ahead.
 */
const coveredSchema = z.object({
  dates: count,
  withPlan: count,
  done: count,
  /** Not done for people who want it in private, or not at all: respected, and not missed. */
  respected: count,
  /** Passed, with nothing done. */
  missed: count,
  /** Still to come. */
  ahead: count,
  /** The mean of those that were rated, 1 to 5; null: none was. */
  rating: z.nullable(z.number()),
  spent: sumsSchema,
  /** How many the done ones were for, and so what one cost; null where that is not known. */
  perHead: z.nullable(sumsSchema),
});
export type Covered = z.infer<typeof coveredSchema>;

const groupSchema = z.object({ ...coveredSchema.shape, name: z.nullable(z.string()) });

const celebratedSchema = z.object({
  personId: z.string(),
  name: z.string(),
  office: z.nullable(z.string()),
  team: z.nullable(z.string()),
  /** Of which the others say how often: none, or twice and more. */
  done: count,
});

/** How many people each list names; `total` says how many there are. */
export const MAX_NAMED = 200;
const listSchema = z.object({ total: count, people: z.array(celebratedSchema) });

/** How amounts came into the one currency that was asked for. */
const conversionSchema = z.object({
  currency: currencySchema,
  /** The months' rates that were used, in order. */
  rates: z.array(rateSchema),
  /**
   * Months with an amount to convert for which no rate is known, neither their own nor an earlier
   * month's. As long as there is one, no amount is converted.
   */
  missing: z.array(monthSchema),
});
export type Conversion = z.infer<typeof conversionSchema>;

/** Answer of `GET /api/v1/plans/coverage`. Nobody's age is in it; whoever asks is not in it either. */
export const coverageSchema = z.object({
  from: isoDateSchema,
  to: isoDateSchema,
  all: coveredSchema,
  offices: z.array(groupSchema),
  teams: z.array(groupSchema),
  types: z.array(z.object({ ...coveredSchema.shape, type: eventTypeSchema })),
  months: z.array(z.object({ ...coveredSchema.shape, month: monthSchema })),
  /** People whose date passed without anything done, though they would have wanted it. */
  missed: listSchema,
  /** People who were celebrated for more than one date. */
  repeated: listSchema,
  /** Null: each currency is told by itself. */
  conversion: z.nullable(conversionSchema),
});
export type Coverage = z.infer<typeof coverageSchema>;
