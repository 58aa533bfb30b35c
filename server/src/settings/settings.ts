import type { Database } from '../db/database.ts';

/** The value kept under `key`, as it was parsed from JSON; undefined when none is kept. */
export async function readSetting(db: Database, key: string): Promise<unknown> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row === undefined ? undefined : (JSON.parse(row.value) as unknown);
}

/** Keeps `value` unless one is kept already. Returns whether it was kept. */
export async function keepSetting(db: Database, key: string, value: unknown): Promise<boolean> {
  const result = await db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows) > 0;
}

export async function writeSetting(db: Database, key: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('settings')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
    .execute();
}
