import { randomUUID } from 'node:crypto';
import type { ImportApply, ImportMapping, PeopleImport } from '@almanaque/api';
import type { Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { ApiError } from '../http/error.ts';
import { circumstancesOf, countWritten } from './circumstances.ts';
import { viewImport } from './import-view.ts';
import { columnsOf, type ImportRecord } from './work/import-record.ts';
import type { ImportJob } from './work/job.ts';
import { mappingProblem } from './headers.ts';
import {
  conflict,
  gone,
  importRecord,
  ImportSteps,
  type Beginning,
  type ImportsOptions,
} from './import-steps.ts';

/** A file nobody applied is forgotten after a day, with the data in it. */
const DRAFT_MS = 24 * 3_600_000;
/** A year's, weekly, and more. */
const LISTED = 100;

function requireReady({ state }: ImportRecord): void {
  if (state === 'ready') return;
  throw conflict('not_ready', 'Esa importación no está lista: esperá a que termine de leerse.');
}

export class Imports {
  readonly #options: ImportsOptions;
  readonly #steps: ImportSteps;

  constructor(options: ImportsOptions) {
    this.#options = options;
    this.#steps = new ImportSteps(options);
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

  record(id: string): Promise<ImportRecord> {
    return importRecord(this.#options.database, id);
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
        'No hay nada que deshacer: se deshizo antes, o las personas cambiaron después o ya tienen planes o mensajes.',
      );
    };
    requireStanding(await this.record(id));
    return this.#start(id, actor, { kind: 'undo' }, { require: requireStanding });
  }

  /** Forgets a file that was not applied. */
  async discard(id: string): Promise<void> {
    const { database } = this.#options;
    await this.record(id);
    await this.#steps.refuseWhileWorking();
    await exclusively(database, async (db) => {
      await this.#steps.refuseWhileWorking(db);
      const { state } = await importRecord(db, id);
      if (state === 'applied' || state === 'undone') {
        throw conflict('already_applied', 'Esa importación ya se aplicó: en todo caso, deshacela.');
      }
      await db.deleteFrom('people_import_rows').where('import_id', '=', id).execute();
      await db.deleteFrom('people_imports').where('id', '=', id).execute();
    });
  }

  /** The import once the step is under way. */
  async #start(
    id: string,
    actor: Actor,
    job: ImportJob,
    beginning: Beginning,
  ): Promise<PeopleImport> {
    await this.#steps.start(id, actor, job, beginning);
    return this.get(actor, id);
  }

  async #view(viewer: Actor, records: readonly ImportRecord[]): Promise<PeopleImport[]> {
    const { database, jobs } = this.#options;
    const isWorking = await this.#steps.working();
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
