import * as z from 'zod/mini';

/** A point that a part offers to others, as data: it is known without anything being drawn. */
export const offerSchema = z.strictObject({
  /** Its owner, its name and its major version: 'mf-calendar/day-section@1'. Two majors may stand side by side. */
  point: z.string().check(z.regex(/^mf-[a-z-]+\/[a-z-]+@\d+$/)),
  /** What a person calls the place, in Spanish. */
  title: z.string().check(z.minLength(1)),
  /** What each contribution is given there, by name. */
  props: z.record(z.string(), z.enum(['text', 'number', 'boolean', 'date', 'event'])),
});
export type Offer = z.infer<typeof offerSchema>;
