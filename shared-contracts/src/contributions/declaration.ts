import * as z from 'zod/mini';
import { MOST_OF_A_PART } from '../remote/manifest.ts';
import { contributionSchema } from './contribution.ts';
import { offerSchema } from './offer.ts';

/** What a part brings and offers: its `src/contributions.ts`, from which the build writes the manifest. */
export const declarationSchema = z.strictObject({
  /** What a person calls the part. Absent: as what of it stands first on the page. */
  title: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  contributions: z.array(contributionSchema).check(z.maxLength(MOST_OF_A_PART)),
  offers: z.optional(z.array(offerSchema).check(z.maxLength(MOST_OF_A_PART))),
});
export type Declaration = z.infer<typeof declarationSchema>;
