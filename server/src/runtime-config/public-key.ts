import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { keepSetting, readSetting } from '../settings/settings.ts';

const KEY = 'public_key';

/** The key this installation gives to every page: generated once, the same for all its processes. */
export async function generatedPublicKey(db: Database): Promise<string> {
  await keepSetting(db, KEY, `almanaque-${randomBytes(24).toString('base64url')}`);
  return z.string().parse(await readSetting(db, KEY));
}
