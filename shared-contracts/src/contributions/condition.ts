import * as z from 'zod/mini';

/**
 * When a contribution is shown, over what its page knows: all that is named must hold. It is closed, so
 * that a condition of a later portal is told apart from one that is met.
 */
export const conditionSchema = z.strictObject({
  /** What the person is looking at: one of these kinds of selection. */
  selection: z.optional(z.array(z.enum(['none', 'day', 'event'])).check(z.minLength(1))),
  /** Whether somebody is signed in. */
  session: z.optional(z.boolean()),
});
export type Condition = z.infer<typeof conditionSchema>;
