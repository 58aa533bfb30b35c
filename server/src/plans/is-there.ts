import type { Database } from '../db/database.ts';

/** Whether the account, person, provider or event that a plan names has not been deleted since. */
export async function isThere(
  db: Database,
  table: 'users' | 'people' | 'providers' | 'company_events',
  id: string,
): Promise<boolean> {
  const row = await db
    .selectFrom(table as 'users')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
