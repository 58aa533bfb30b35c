import * as z from 'zod/mini';

/** Answer of every request to `/api/v1/ai/agreement`. */
export const aiAgreementSchema = z.object({
  /** Whether there is an AI to agree to. */
  configured: z.boolean(),
  /** Who agreed that it is asked, and when; null: nobody yet, and it is not asked. */
  agreed: z.nullable(z.object({ at: z.iso.datetime(), email: z.nullable(z.string()) })),
  /** What a person writes of a made-up event, and what of it is sent to the AI. Null without an AI. */
  example: z.nullable(
    z.object({
      written: z.string(),
      /** About the event, word for word. */
      sent: z.string(),
      /** What goes with every request, word for word. */
      instructions: z.string(),
    }),
  ),
});
export type AiAgreement = z.infer<typeof aiAgreementSchema>;
