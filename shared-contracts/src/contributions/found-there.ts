import * as z from 'zod/mini';
import type { FoundThere } from '../point/contributed-module.ts';

/** More than this of one source nobody reads: another word finds it. */
const MOST = 8;

const foundSchema: z.ZodMiniType<FoundThere> = z.object({
  id: z.string().check(z.minLength(1)),
  title: z.string().check(z.minLength(1), z.maxLength(300)),
  detail: z.optional(z.string().check(z.maxLength(300))),
  // Within the installation, whoever wrote the source.
  to: z.string().check(z.regex(/^\/(?![/\\])/)),
});

/** What a search source answers, as far as it is shown. */
export const foundThereSchema = z.pipe(
  z.array(foundSchema),
  z.transform((found: FoundThere[]): readonly FoundThere[] => found.slice(0, MOST)),
);
