import * as z from 'zod/mini';
import type { Database } from '../db/database.ts';
import { readSetting, writeSetting } from './settings.ts';

/** Who saw what is sent to the AI and agreed, for the whole installation. */
const SETTING = 'ai_agreement';

const agreedSchema = z.object({ at: z.string(), email: z.nullable(z.string()) });
export type Agreed = z.infer<typeof agreedSchema>;

/** Null: nobody agreed, or it was taken back. */
export const readAgreed = async (db: Database): Promise<Agreed | null> =>
  agreedSchema.safeParse(await readSetting(db, SETTING)).data ?? null;

export const keepAgreed = (db: Database, agreed: Agreed | null): Promise<void> =>
  writeSetting(db, SETTING, agreed);

/** Calls whoever agreed `name` if `email` is theirs; what was agreed stays. Call it where no other write runs. */
export async function renameAgreed(db: Database, email: string, name: string): Promise<void> {
  const agreed = await readAgreed(db);
  if (agreed?.email === email) await keepAgreed(db, { ...agreed, email: name });
}
