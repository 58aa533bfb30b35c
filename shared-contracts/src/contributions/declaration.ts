import * as z from 'zod/mini';
import { contributionSchema } from './contribution.ts';
import { offerSchema } from './offer.ts';

/** What a part brings and offers: its `src/contributions.ts`, from which the build writes the manifest. */
export const declarationSchema = z.strictObject({
  contributions: z.array(contributionSchema),
  offers: z.optional(z.array(offerSchema)),
});
export type Declaration = z.infer<typeof declarationSchema>;
