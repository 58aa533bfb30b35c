import { PERSON_SORTS } from '@almanaque/api';
import * as z from 'zod';

const word = z.string().trim().min(1).max(100);
const digits = (field: string, max: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, `El campo «${field}» tiene que ser un número.`)
    .transform(Number)
    .refine(
      (value) => value >= 1 && value <= max,
      `El campo «${field}» tiene que estar entre 1 y ${max}.`,
    );

/** `?q&office&team&month&status&sort&after&limit` */
export const peopleQuerySchema = z.strictObject({
  /** Words in any order, of names, e-mail or legajo. */
  q: z.string().trim().max(100).optional(),
  office: word.optional(),
  team: word.optional(),
  /** The month of the birthday. */
  month: digits('month', 12).optional(),
  status: z.enum(['active', 'left', 'all']).default('active'),
  sort: z.enum(PERSON_SORTS).default('name'),
  after: z.string().max(600).optional(),
  limit: digits('limit', 200).default(50),
});
export type PeopleQuery = z.infer<typeof peopleQuerySchema>;
