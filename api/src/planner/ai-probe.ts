import * as z from 'zod/mini';

/** Answer of `POST /api/v1/ai/probe`. */
export const aiProbeSchema = z.object({
  /** 'ok', 'partial', or the code of the failure, as the metrics have it. */
  outcome: z.string(),
  /** Spanish: how it went, and what can be done about it. */
  message: z.string(),
  /** What the other side said, without what looks like a key; null: nothing. */
  said: z.nullable(z.string()),
});
export type AiProbe = z.infer<typeof aiProbeSchema>;
