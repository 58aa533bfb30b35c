import * as z from 'zod/mini';
import { isoDateSchema } from '../dates/iso-date.ts';
import { recommendationSchema } from '../planner/recommendation.ts';
import type { Named } from '../named.ts';

const MAX_MESSAGE = 10_000;

const text = (max: number) =>
  z.string().check(
    z.refine(
      ({ length }) => length <= max,
      `El mensaje es demasiado largo: admite hasta ${max} caracteres.`,
    ),
    // PostgreSQL takes no zero character.
    z.refine(
      (value) => !value.includes('\0'),
      'El mensaje tiene un carácter que no se puede guardar.',
    ),
  );

/** What organisers did to the template of a recommendation's message. */
export const messageContentSchema = z.strictObject({
  /** Stands in the template's place; null: the template as it is. */
  edited: z.nullable(text(MAX_MESSAGE)),
  /** Answers to the gaps of the text, by their names. */
  answers: z
    .record(text(40), text(120))
    .check(z.refine((answers) => Object.keys(answers).length <= 40, 'Son demasiadas respuestas.')),
  /** The day they chose to celebrate; absent: the proposed one. */
  day: z.optional(isoDateSchema),
});
export type MessageContent = z.infer<typeof messageContentSchema>;

/** Whether nothing of the template was changed. */
export const isTemplateContent = ({ edited, answers, day }: MessageContent): boolean =>
  edited === null && Object.keys(answers).length === 0 && day === undefined;

/** The message of one event and one recommendation, as it is kept for all who organise. */
const keptMessage = z.object({
  content: messageContentSchema,
  /** 0: nobody ever changed it. Grows by one with each write. */
  version: z.int().check(z.minimum(0)),
  /** Name of whoever wrote it last; null: nobody, or an account that is no more. */
  author: z.nullable(z.string()),
  /** ISO 8601 instant of the last write, UTC. */
  savedAt: z.nullable(z.iso.datetime()),
  /** Whether the date is the asker's own: nothing is told of its message, and none is kept for them. */
  ownDate: z.optional(z.boolean()),
});
export interface KeptMessageSchema extends Named<typeof keptMessage> {}
export const keptMessageSchema: KeptMessageSchema = keptMessage;
export type KeptMessage = z.infer<typeof keptMessageSchema>;

/** Answer of `GET` and `PUT /api/v1/messages/{event}/{recommendation}`. */
export const keptMessageResponseSchema = z.object({ message: keptMessageSchema });

/** Body of the `PUT`. `version` is the one that was edited. */
export const messageWriteSchema = z.strictObject({
  version: z.int().check(z.minimum(0)),
  content: messageContentSchema,
  /** The recommendation itself, where only the AI knows it: it is kept with its message. */
  idea: z.optional(recommendationSchema),
});

/** An idea of the AI and the message written for it. */
export const keptIdeaSchema = z.object({
  recommendation: recommendationSchema,
  message: keptMessageSchema,
});
export type KeptIdea = z.infer<typeof keptIdeaSchema>;

/** Answer of `GET /api/v1/messages/{event}`: the ideas kept for it, the latest first. */
export const keptIdeasResponseSchema = z.object({ ideas: z.array(keptIdeaSchema) });

/** Answer 409: someone else wrote first, and nothing was overwritten. */
export const messageConflictSchema = z.object({
  error: z.literal('stale_version'),
  message: z.string(),
  kept: keptMessageSchema,
  /** What was sent. */
  sent: messageContentSchema,
});
