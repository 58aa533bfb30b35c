import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { keepSetting, readSetting } from '../settings/settings.ts';

const KEY = 'auth_secret';

/** What session cookies are signed with: generated once, the same for all processes. */
export async function generatedSecret(db: Database): Promise<string> {
  await keepSetting(db, KEY, randomBytes(32).toString('base64url'));
  return z.string().parse(await readSetting(db, KEY));
}
