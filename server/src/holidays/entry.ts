import { certaintySchema, isoDateSchema } from '@almanaque/shared-contracts/schemas';
import * as z from 'zod';
import { HOLIDAY_KEYS } from './catalogue.ts';

const common = {
  date: isoDateSchema,
  holiday: z.enum(HOLIDAY_KEYS),
  norm: z.string().min(1),
  certainty: certaintySchema,
  /** What is special about this year's date, in Spanish, for people. */
  note: z.string().optional(),
  source: z.url({ protocol: /^https?$/ }).optional(),
};

/** A holiday or non-working day on its date, as the table has it and the rules work it out. */
export const entrySchema = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('feriado'),
    category: z.enum(['inamovible', 'trasladable', 'puente']),
    originalDate: isoDateSchema,
  }),
  z.object({
    ...common,
    kind: z.literal('no-laborable'),
    category: z.enum(['puente', 'religioso']),
    scope: z.string().nullable(),
  }),
]);
export type Entry = z.infer<typeof entrySchema>;
