import { randomUUID } from 'node:crypto';
import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Actor } from '../audit/record-audit.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { databaseTime } from '../db/database-time.ts';
import { exclusively } from '../db/exclusively.ts';
import { ApiError } from '../http/error.ts';
import type { ImportJobs } from './work/import-jobs.ts';
import type { ImportRecord } from './work/import-record.ts';
import type { ImportJob } from './work/job.ts';
import { isAlive } from './work/lease.ts';

export interface ImportsOptions {
  readonly database: Database;
  readonly location: Pick<Config, 'databaseUrl' | 'dataDir'>;
  readonly jobs: ImportJobs;
  readonly today: () => IsoDate;
}

export const conflict = (code: string, message: string): ApiError =>
  new ApiError(409, code, message);

export const gone = (): ApiError =>
  new ApiError(404, 'import_not_found', 'Esa importación ya no existe: empezá otra.');

/** @throws {ApiError} 404 */
export async function importRecord(db: Database, id: string): Promise<ImportRecord> {
  const record = await db
    .selectFrom('people_imports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (record !== undefined) return record;
  throw gone();
}

/** What is done in the same write by which a step begins, or not at all. */
export interface Beginning {
  /** What its import must be by then: others may have written since it was looked at. */
  readonly require?: (record: ImportRecord) => void;
  /** Makes its import. */
  readonly prepare?: (db: Database) => Promise<void>;
}

/** The steps of imports, which begin one at a time in the whole installation. */
export class ImportSteps {
  readonly #options: ImportsOptions;
  /** Those whose step is about to begin in this process. */
  readonly #starting = new Set<string>();

  constructor(options: ImportsOptions) {
    this.#options = options;
  }

  /**
   * Tells which imports have a step under way. The embedded database is one process's: what this one
   * does not run, nobody does.
   */
  async working(db: Database = this.#options.database): Promise<(record: ImportRecord) => boolean> {
    const { jobs, location } = this.#options;
    const here = (record: ImportRecord) =>
      this.#starting.has(record.id) || jobs.progressOf(record) !== null;
    if (location.databaseUrl === null) return here;
    const { now } = await db.selectNoFrom(databaseTime(db).as('now')).executeTakeFirstOrThrow();
    return (record) => here(record) || isAlive(record, now);
  }

  /** @throws {ApiError} 409 while any has. */
  async refuseWhileWorking(db: Database = this.#options.database): Promise<void> {
    const steps = await db
      .selectFrom('people_imports')
      .selectAll()
      .where('job', 'is not', null)
      .execute();
    const isWorking = await this.working(db);
    if (!steps.some(isWorking)) return;
    throw conflict('import_running', 'Hay una importación en curso: esperá a que termine.');
  }

  /** Begins a step, or does nothing of what it takes. @throws {ApiError} 409 while another is under way. */
  async start(
    importId: string,
    actor: Actor,
    job: ImportJob,
    { require, prepare }: Beginning,
  ): Promise<void> {
    const { database, jobs, location, today } = this.#options;
    const lease = randomUUID();
    // At once, where it need not wait for others' writes to be told.
    await this.refuseWhileWorking();
    try {
      await exclusively(database, async (db) => {
        // Another request, or another process, may have begun one since it was looked at.
        await this.refuseWhileWorking(db);
        await prepare?.(db);
        require?.(await importRecord(db, importId));
        this.#starting.add(importId);
        await db
          .updateTable('people_imports')
          .set({ job: job.kind, job_at: databaseTime(db), job_lease: lease, problem: null })
          .where('id', '=', importId)
          .execute();
      });
      jobs.start({ importId, lease, actor, job, location, today: today() });
    } finally {
      this.#starting.delete(importId);
    }
  }
}
