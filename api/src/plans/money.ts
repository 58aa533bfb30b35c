import * as z from 'zod/mini';

export const CURRENCIES = ['ARS', 'USD'] as const;
export const currencySchema = z.enum(CURRENCIES);
export type Currency = z.infer<typeof currencySchema>;

/** Ten thousand million: far beyond any celebration, and every sum of them is exact. */
export const MAX_CENTS = 1_000_000_000_000;

/** An amount in whole cents: 1250,50 is 125050. */
export const centsSchema = z.int().check(z.minimum(0), z.maximum(MAX_CENTS));

/** Whole cents of each currency. They are never added to each other without a rate. */
export const sumsSchema = z.object({ ARS: z.int(), USD: z.int() });
export type Sums = z.infer<typeof sumsSchema>;
