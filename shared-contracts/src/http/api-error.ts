import * as z from 'zod/mini';

/** Every error the server answers with. `message` is Spanish, for the person at the screen. */
export const errorResponseSchema = z.object({
  error: z.string(),
  message: z.string(),
  /** The query or body field at fault, where there is one. */
  field: z.optional(z.string()),
});
export type ErrorResponse = z.infer<typeof errorResponseSchema>;
