import { randomUUID } from 'node:crypto';
import type { ImportApply, ImportMapping, PeopleImport } from '@almanaque/api';
import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Actor } from '../../audit/record-audit.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { databaseTime } from '../../db/database-time.ts';
import { exclusively } from '../../db/exclusively.ts';
import { ApiError } from '../../http/error.ts';
import { circumstancesOf, countWritten } from './circumstances.ts';
import { viewImport } from './import-view.ts';
import type { ImportJobs } from './work/import-jobs.ts';
import { columnsOf, type ImportRecord } from './work/import-record.ts';
import type { ImportJob } from './work/job.ts';
import { isAlive } from './work/lease.ts';
import { mappingProblem } from './headers.ts';

export interface ImportsOptions {
  readonly database: Database;
  readonly location: Pick<Config, 'databaseUrl' | 'dataDir'>;
  readonly jobs: ImportJobs;
  readonly today: () => IsoDate;
}

/** A file nobody applied is forgotten after a day, with the data in it. */
const DRAFT_MS = 24 * 3_600_000;
/** A year's, weekly, and more. */
const LISTED = 100;

const conflict = (code: string, message: string): ApiError => new ApiError(409, code, message);

const gone = (): ApiError =>
  new ApiError(404, 'import_not_found', 'Esa importación ya no existe: empezá otra.');

function requireReady({ state }: ImportRecord): void {
  if (state === 'ready') return;
  throw conflict('not_ready', 'Esa importación no está lista: esperá a que termine de leerse.');
}

/** What is done in the same write by which a step begins, or not at all. */
interface Beginning {
  /** What its import must be by then: others may have written since it was looked at. */
  readonly require?: (record: ImportRecord) => void;
  /** Makes its import. */
  readonly prepare?: (db: Database) => Promise<void>;
}

export class Imports {
  readonly #options: ImportsOptions;
  /** Those whose step is about to begin in this process. */
  readonly #starting = new Set<string>();

  constructor(options: ImportsOptions) {
    this.#options = options;
  }

  /** The latest ones, the newest first. */
  async list(viewer: Actor): Promise<PeopleImport[]> {
    const records = await this.#options.database
      .selectFrom('people_imports')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(LISTED)
      .execute();
    return this.#view(viewer, records);
  }

  /** @throws {ApiError} 404 */
  async get(viewer: Actor, id: string): Promise<PeopleImport> {
    const record = await this.record(id);
    const [seen] = await this.#view(viewer, [record]);
    if (seen !== undefined) return seen;
    throw gone();
  }

  async record(id: string, db: Database = this.#options.database): Promise<ImportRecord> {
    const record = await db
      .selectFrom('people_imports')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (record !== undefined) return record;
    throw gone();
  }

  /** Takes a file in and starts reading it. */
  async create(
    actor: Actor,
    fileName: string,
    bytes: Uint8Array,
    sheet: string | null,
  ): Promise<PeopleImport> {
    const id = randomUUID();
    const now = new Date();
    const takeIn = async (db: Database): Promise<void> => {
      const forgotten = db
        .selectFrom('people_imports')
        .select('id')
        .where('state', 'not in', ['applied', 'undone'])
        .where('created_at', '<', new Date(now.getTime() - DRAFT_MS).toISOString());
      await db.deleteFrom('people_import_rows').where('import_id', 'in', forgotten).execute();
      await db.deleteFrom('people_imports').where('id', 'in', forgotten).execute();
      await db
        .insertInto('people_imports')
        .values({
          id,
          file_name: fileName,
          created_at: now.toISOString(),
          applied_at: null,
          state: 'reading',
          columns: '[]',
          outcome: null,
          sheets: null,
          doubled: null,
          problem: null,
          job: null,
          job_at: null,
          job_lease: null,
        })
        .execute();
    };
    return this.#start(id, actor, { kind: 'read', bytes, sheet }, { prepare: takeIn });
  }

  /** Chooses what each column holds, and reviews every row again. */
  async map(
    actor: Actor,
    id: string,
    { fields, clearBlanks }: ImportMapping,
  ): Promise<PeopleImport> {
    const record = await this.record(id);
    requireReady(record);
    if (fields.length !== columnsOf(record).length) {
      const message = `El campo «fields» tiene que tener un lugar por columna: ${columnsOf(record).length}.`;
      throw new ApiError(400, 'invalid_input', message, 'fields');
    }
    const clearing = clearBlanks ?? record.clear_blanks === 1;
    const job = { kind: 'review', fields, clearBlanks: clearing } as const;
    return this.#start(id, actor, job, { require: requireReady });
  }

  async apply(
    actor: Actor,
    id: string,
    { missingLeftOn, removeEvents = [] }: ImportApply,
  ): Promise<PeopleImport> {
    const record = await this.record(id);
    requireReady(record);
    const problem = mappingProblem(columnsOf(record).map(({ field }) => field));
    if (problem !== null) throw conflict('mapping_incomplete', problem);
    const job = { kind: 'apply', missingLeftOn: missingLeftOn ?? null, removeEvents } as const;
    return this.#start(id, actor, job, { require: requireReady });
  }

  async undo(actor: Actor, id: string): Promise<PeopleImport> {
    const { standing } = await countWritten(this.#options.database, id);
    const requireStanding = ({ state }: ImportRecord): void => {
      if (state === 'applied' && standing > 0) return;
      throw conflict(
        'not_undoable',
        'No hay nada que deshacer: se deshizo antes, o las personas cambiaron después.',
      );
    };
    requireStanding(await this.record(id));
    return this.#start(id, actor, { kind: 'undo' }, { require: requireStanding });
  }

  /** Forgets a file that was not applied. */
  async discard(id: string): Promise<void> {
    const { database } = this.#options;
    await this.record(id);
    await this.#refuseWhileWorking();
    await exclusively(database, async (db) => {
      await this.#refuseWhileWorking(db);
      const { state } = await this.record(id, db);
      if (state === 'applied' || state === 'undone') {
        throw conflict('already_applied', 'Esa importación ya se aplicó: en todo caso, deshacela.');
      }
      await db.deleteFrom('people_import_rows').where('import_id', '=', id).execute();
      await db.deleteFrom('people_imports').where('id', '=', id).execute();
    });
  }

  /** One step at a time in the whole installation. */
  async #refuseWhileWorking(db: Database = this.#options.database): Promise<void> {
    const steps = await db
      .selectFrom('people_imports')
      .selectAll()
      .where('job', 'is not', null)
      .execute();
    const isWorking = await this.#working(db);
    if (!steps.some(isWorking)) return;
    throw conflict('import_running', 'Hay una importación en curso: esperá a que termine.');
  }

  /** The embedded database is one process's: what this one does not run, nobody does. */
  async #working(db: Database): Promise<(record: ImportRecord) => boolean> {
    const { jobs, location } = this.#options;
    const here = (record: ImportRecord) =>
      this.#starting.has(record.id) || jobs.progressOf(record) !== null;
    if (location.databaseUrl === null) return here;
    const { now } = await db.selectNoFrom(databaseTime(db).as('now')).executeTakeFirstOrThrow();
    return (record) => here(record) || isAlive(record, now);
  }

  async #start(
    importId: string,
    actor: Actor,
    job: ImportJob,
    { require, prepare }: Beginning,
  ): Promise<PeopleImport> {
    const { database, jobs, location, today } = this.#options;
    const lease = randomUUID();
    // At once, where it need not wait for others' writes to be told.
    await this.#refuseWhileWorking();
    try {
      await exclusively(database, async (db) => {
        // Another request, or another process, may have begun one since it was looked at.
        await this.#refuseWhileWorking(db);
        await prepare?.(db);
        require?.(await this.record(importId, db));
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
    return this.get(actor, importId);
  }

  async #view(viewer: Actor, records: readonly ImportRecord[]): Promise<PeopleImport[]> {
    const { database, jobs } = this.#options;
    const isWorking = await this.#working(database);
    // Looked at once: a step may end while what it wrote is counted.
    const working = new Set(records.filter((record) => record.job !== null && isWorking(record)));
    const settled = records.filter((record) => !working.has(record));
    const circumstances = await circumstancesOf(database, viewer, settled);
    return records.map((record) =>
      viewImport(
        record,
        { working: working.has(record), progress: jobs.progressOf(record) },
        circumstances(record.id),
      ),
    );
  }
}
