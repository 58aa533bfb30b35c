import type { Database } from '../../db/database.ts';

/** Longer than a code is good for: its half minute, and the ones beside it. */
const KEPT_MS = 3 * 60 * 1000;

/**
 * Marks the code as used by that account, before it is looked at; of several at once with one code, one
 * succeeds. Returns whether it had not been used.
 */
export async function takeCode(
  database: Database,
  userId: string,
  code: string,
  now: number = Date.now(),
): Promise<boolean> {
  const old = new Date(now - KEPT_MS).toISOString();
  await database.deleteFrom('used_codes').where('used_at', '<', old).execute();
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('used_codes')
    .values({ user_id: userId, code, used_at: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.columns(['user_id', 'code']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}
