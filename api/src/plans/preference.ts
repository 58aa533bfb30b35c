import * as z from 'zod/mini';

/** How a person likes to be celebrated. What is not said is 'publico'. */
export const CELEBRATIONS = ['publico', 'privado', 'no'] as const;
export const celebrationSchema = z.enum(CELEBRATIONS);
export type Celebration = z.infer<typeof celebrationSchema>;

/**
 * Body of `PUT /api/v1/people/me/celebration`, and with `person` null its answer where nobody of the
 * roster has the account's e-mail. `GET` of the same address answers the same.
 */
export const ownCelebrationSchema = z.strictObject({ celebration: celebrationSchema });
const personSchema = z.object({ name: z.string(), celebration: celebrationSchema });
export type OwnCelebration = z.infer<typeof personSchema>;
export const ownCelebrationResponseSchema = z.object({ person: z.nullable(personSchema) });
