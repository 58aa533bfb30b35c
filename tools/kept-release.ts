import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { inHouse } from './house.ts';
import { unpackRelease, type ReleaseFiles } from './release-archive.ts';

/** The release before, which today's has to go on working with: `npm run keep-version`. */
export const KEPT_ARCHIVE = inHouse('e2e/versions/kept/release.br');

/** What it is. */
export const KEPT_LABEL = inHouse('e2e/versions/kept/release.json');

const labelSchema = z.object({ commit: z.string(), contract: z.string() });
export type KeptLabel = z.infer<typeof labelSchema>;

export const keptLabel = (): KeptLabel =>
  labelSchema.parse(JSON.parse(readFileSync(KEPT_LABEL, 'utf8')));

export const keptFiles = (): ReleaseFiles => unpackRelease(readFileSync(KEPT_ARCHIVE));
