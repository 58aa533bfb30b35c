import * as z from 'zod/mini';
import { isoDateSchema } from '@almanaque/shared-contracts/schemas';

/** An event of the company's own that tells what the roster tells by itself: it shows twice in the calendar. */
export const doubledEventSchema = z.object({
  id: z.string(),
  version: z.int(),
  title: z.string(),
  /** Of the first one, where it is every year. */
  date: isoDateSchema,
  yearly: z.boolean(),
  /** Whose dates they are, as colleagues call them. */
  people: z.array(z.string()),
});
export type DoubledEvent = z.infer<typeof doubledEventSchema>;

/** So many are listed, and removed at once. */
export const MAX_DOUBLED = 500;

export const doubledEventsSchema = z.object({
  /** The first of them. */
  events: z.array(doubledEventSchema),
  total: z.int(),
});
export type DoubledEvents = z.infer<typeof doubledEventsSchema>;

/** One that is never among them, and stays: something is planned for it. */
export const keptEventSchema = z.extend(doubledEventSchema, {
  /** Those that whoever asks may know of. */
  plans: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type KeptEvent = z.infer<typeof keptEventSchema>;

/**
 * Answer of `GET /api/v1/people/doubled`, and what is told of an import before it is applied.
 * A server of an earlier version says nothing of what is kept.
 */
export const doubledAnswerSchema = z.extend(doubledEventsSchema, {
  kept: z._default(z.array(keptEventSchema), () => []),
});
export type DoubledAnswer = z.infer<typeof doubledAnswerSchema>;

/** Events, each as somebody last saw it. */
export const seenEventsSchema = z.strictObject({
  events: z
    .array(z.strictObject({ id: z.string().check(z.maxLength(64)), version: z.int() }))
    .check(z.maxLength(MAX_DOUBLED)),
});
/** Body of `POST /api/v1/people/doubled/removal` and of `…/restoration`, and their answers: those that were. */
export type SeenEvents = z.infer<typeof seenEventsSchema>;
