import * as z from 'zod/mini';

/** 'YYYY-MM' */
export const monthSchema = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

/** A hundred thousand pesos for a dollar, in cents: more is a slip. */
export const MAX_RATE = 10_000_000;
const centsForDollar = z.int().check(z.minimum(1), z.maximum(MAX_RATE));

/** What a dollar was worth in a month: whole cents of a peso. */
export const rateSchema = z.object({ month: monthSchema, cents: centsForDollar });
export type Rate = z.infer<typeof rateSchema>;

const version = z.optional(z.int().check(z.minimum(0)));

/** Answer of `GET /api/v1/plans/rates` and of its writes: every rate there is, by month. */
export const ratesSchema = z.object({
  rates: z.array(rateSchema),
  /** Grows with each change of any month. Absent: a server of before, which takes none either. */
  version,
});
export type Rates = z.infer<typeof ratesSchema>;

/** Body of `PUT /api/v1/plans/rates/{month}`, for administrators; null takes the rate away. */
export const rateEditSchema = z.strictObject({
  cents: z.nullable(centsForDollar),
  /** The one that was seen. Absent: from a part of before, and written over whatever there is. */
  version,
});
export type RateEdit = z.infer<typeof rateEditSchema>;

/** Answer 409: someone else changed a rate first. `rates` is what there is now, `sent` what was asked for. */
export const ratesConflictSchema = z.object({
  error: z.literal('stale_version'),
  message: z.string(),
  rates: ratesSchema,
  sent: rateEditSchema,
});
