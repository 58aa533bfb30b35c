import type { Kysely } from 'kysely';
import { databaseTime } from '../../db/database-time.ts';
import type { Tables } from '../../db/tables.ts';
import type { ImportRecord } from './import-record.ts';

/** How often a process says that a step it runs is under way. */
export const BEAT_MS = 2_000;

/** A step of which nothing was heard for so long is under way nowhere: its server was killed. */
const LEASE_MS = 10_000;

/** Whether the step is under way, in whichever process. @param now The database's. */
export const isAlive = ({ job_at }: Pick<ImportRecord, 'job_at'>, now: string): boolean =>
  job_at !== null && Date.parse(now) - Date.parse(job_at) < LEASE_MS;

/** Says that these steps are under way. By the database's clock: servers' own may differ. */
export async function renewLeases(db: Kysely<Tables>, leases: readonly string[]): Promise<void> {
  await db
    .updateTable('people_imports')
    .set({ job_at: databaseTime(db) })
    .where('job_lease', 'in', leases)
    .execute();
}

/** Leaves each of these that had not ended without a time: by that it is known to be under way nowhere. */
export async function giveUpLeases(db: Kysely<Tables>, leases: readonly string[]): Promise<void> {
  await db
    .updateTable('people_imports')
    .set({ job_at: null })
    .where('job_lease', 'in', leases)
    .execute();
}

/** Lets another step begin. */
export async function endLease(db: Kysely<Tables>, lease: string): Promise<void> {
  await db
    .updateTable('people_imports')
    .set({ job: null, job_at: null, job_lease: null })
    .where('job_lease', '=', lease)
    .execute();
}

export async function holdsLease(db: Kysely<Tables>, lease: string): Promise<boolean> {
  const held = db.selectFrom('people_imports').select('id').where('job_lease', '=', lease);
  return (await held.executeTakeFirst()) !== undefined;
}

/**
 * Called in the transaction that writes the result of the step: a process that was stopped for longer
 * than its lease lasts must not overwrite what others have done since.
 * @throws Error when another step of it has begun.
 */
export async function requireLease(db: Kysely<Tables>, lease: string): Promise<void> {
  if (!(await holdsLease(db, lease))) throw new Error('Another step of this import has begun.');
}
