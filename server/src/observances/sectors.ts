import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { readSetting } from '../settings/settings.ts';

/** The setting holds the sectors switched on besides 'general', as a JSON array. */
export const SECTORS_SETTING = 'observance_sectors';

/** The sectors whose observances the company sees: always the general ones (decisions, Dates). */
export async function enabledSectors(db: Database): Promise<ReadonlySet<string>> {
  const others = z
    .array(z.string())
    .default([])
    .parse(await readSetting(db, SECTORS_SETTING));
  return new Set(['general', ...others]);
}
