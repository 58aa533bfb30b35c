import type { AuditAction } from '@almanaque/api';
import type { Database } from '../db/database.ts';

/** What anybody may cause without an account: it holds the address that was typed. */
const FAILURE: AuditAction = 'session.refused';
export const FAILURE_DAYS = 90;

const DAY_MS = 86_400_000;
/** So many go at once: a write in between waits for no more than these. */
const BATCH = 1_000;

const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString();

async function deleteInBatches(select: () => Promise<string[]>, db: Database): Promise<void> {
  for (;;) {
    const ids = await select();
    if (ids.length > 0) await db.deleteFrom('audit_log').where('id', 'in', ids).execute();
    if (ids.length < BATCH) return;
  }
}

/**
 * Removes what has been on record for long enough: sign-ins that failed, of nobody who is known, after
 * 90 days, and any entry after `keptDays`; null: these stay.
 */
export async function forgetOld(db: Database, keptDays: number | null, now: Date): Promise<void> {
  const before = (days: number) =>
    db
      .selectFrom('audit_log')
      .select('id')
      .where('at', '<', daysBefore(now, days))
      .orderBy('at')
      .limit(BATCH);
  const idsOf = async (query: ReturnType<typeof before>) =>
    (await query.execute()).map(({ id }) => id);
  const failures = before(FAILURE_DAYS)
    .where('actor_email', 'is', null)
    .where('actor_id', 'is', null)
    .where('action', '=', FAILURE);
  await deleteInBatches(() => idsOf(failures), db);
  if (keptDays !== null) await deleteInBatches(() => idsOf(before(keptDays)), db);
}
