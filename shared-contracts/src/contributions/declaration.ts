import * as z from 'zod/mini';
import { contributionSchema } from './contribution.ts';
import { offerSchema } from './offer.ts';

/** What a part brings and offers: its `src/contributions.ts`, from which the build writes the manifest. */
export const declarationSchema = z.strictObject({
  /** What a person calls the part. Absent: as what of it stands first on the page. */
  title: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  contributions: z.array(contributionSchema),
  offers: z.optional(z.array(offerSchema)),
});
export type Declaration = z.infer<typeof declarationSchema>;
