import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

const DAY_MS = 86_400_000;

/** Pictures that nothing shows: no event, also one that can still be brought back or undone, no person, no plan. */
function deleteUnused(db: Database) {
  const name = sql`'%' || pictures.hash || '%'`;
  return (
    db
      .deleteFrom('pictures')
      .where(
        sql<boolean>`not exists (select 1 from company_events
        where picture like ${name} or before_change like ${name})`,
      )
      .where(sql<boolean>`not exists (select 1 from people where photo = pictures.hash)`)
      // A receipt that was taken away can still be brought back.
      .where(
        sql<boolean>`not exists (select 1 from plan_expenses where receipt like ${name})
        and not exists (select 1 from plans where undo like ${name})`,
      )
  );
}

/**
 * Removes those of them that were uploaded more than a day ago: what others are for may still be typed. Call
 * it where no other write runs.
 */
export async function forgetUnused(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - DAY_MS).toISOString();
  await deleteUnused(db).where('kept_at', '<', limit).execute();
}

/** Removes that one at once, unless something else shows it. */
export async function forgetNow(db: Database, hash: string): Promise<void> {
  await deleteUnused(db).where('hash', '=', hash).execute();
}
