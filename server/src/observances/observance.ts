import { picturePathSchema, toneSchema } from '@almanaque/shared-contracts/schemas';
import * as z from 'zod';
import { HOLIDAY_KEYS } from '../holidays/catalogue.ts';

const month = z.int().min(1).max(12);

const ruleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('date'), month, day: z.int().min(1).max(31) }),
  /** Weekday 0 is Sunday. */
  z.object({
    kind: z.literal('nth-weekday'),
    month,
    weekday: z.int().min(0).max(6),
    nth: z.int().min(1).max(4),
  }),
  /** Day 1 is 1 January. */
  z.object({ kind: z.literal('day-of-year'), day: z.int().min(1).max(365) }),
]);
export type Rule = z.infer<typeof ruleSchema>;

export const observanceSchema = z.object({
  id: z.string(),
  rule: ruleSchema,
  name: z.string(),
  /** 'general', or the trade whose companies may switch it on. */
  sector: z.string(),
  tone: toneSchema,
  description: z.string(),
  norm: z.string().nullable(),
  picture: z.object({ path: picturePathSchema, alt: z.string() }).optional(),
  /** The holiday that remembers the same: where that falls, the observance is not shown again. */
  holiday: z.enum(HOLIDAY_KEYS).nullable(),
  source: z.url({ protocol: /^https?$/ }),
});
export type Observance = z.infer<typeof observanceSchema>;
