import { randomUUID } from 'node:crypto';
import type { IcsImport, IcsPreview, IcsUndone } from '@almanaque/api';
import type { Selectable } from 'kysely';
import { recordAudit, type Actor } from '../../audit/record-audit.ts';
import type { Database } from '../../db/database.ts';
import { exclusively } from '../../db/exclusively.ts';
import { ApiError } from '../../http/error.ts';
import { mapInSlices } from '../../threads/give-way.ts';
import { countSeries, MAX_SERIES, refuseTooManySeries } from '../too-many-series.ts';
import { applyImport, type Written } from './apply-import.ts';
import { planImport, type Planned } from './plan-import.ts';
import type { FileRow } from './read-file.ts';
import type { Tables } from '../../db/tables.ts';
import { undoImport } from './undo-import.ts';
import { viewOf } from './view-of.ts';

type Row = Selectable<Tables['event_imports']>;

/** How many of the latest imports are told. */
const LISTED = 5;

/** What is kept was written by Almanaque alone. */
const writtenOf = (row: Row): Written[] => JSON.parse(row.written) as Written[];

function view(row: Row): IcsImport {
  const written = writtenOf(row);
  const countOf = (wanted: Written['kind']) => written.filter(({ kind }) => kind === wanted).length;
  return {
    id: row.id,
    fileName: row.file_name,
    created: countOf('created'),
    updated: countOf('changed'),
    removed: countOf('removed'),
    wrong: row.wrong,
    undone: row.undone_at !== null,
  };
}

async function problemOf(db: Database, plan: readonly Planned[]): Promise<string | null> {
  const added = plan.filter((one) => one.status === 'new' && one.item.draft.rrule !== null).length;
  const kept = await countSeries(db);
  if (added === 0 || kept + added <= MAX_SERIES) return null;
  return `El archivo trae ${added} eventos que se repiten; ya hay ${kept} y se admiten ${MAX_SERIES}. Borrá alguno que no se use, o importá un archivo más chico.`;
}

const gone = (): ApiError => new ApiError(404, 'not_found', 'Esa importación ya no está.');
const alreadyUndone = (): ApiError =>
  new ApiError(409, 'already_undone', 'Esa importación ya se deshizo.');

/** The events of a file, read. @throws {ApiError} 400 for one that cannot be. */
type ReadFile = (bytes: Buffer) => Promise<readonly FileRow[]>;

/** Importing .ics files as the company's events. */
export const icsImports = (
  database: Database,
  readFile: ReadFile,
  now: () => Date = () => new Date(),
) => ({
  /** @throws {ApiError} 400 for a file that cannot be read; so does `apply`. */
  async preview(bytes: Buffer): Promise<IcsPreview> {
    const plan = await planImport(database, await readFile(bytes));
    return { rows: await mapInSlices(plan, viewOf), problem: await problemOf(database, plan) };
  },

  /** All that is good in the file, at once, by what is kept when it is written. */
  async apply(actor: Actor, fileName: string, bytes: Buffer): Promise<IcsImport> {
    const rows = await readFile(bytes);
    return exclusively(database, async (db) => {
      const plan = await planImport(db, rows);
      const written = await applyImport(db, plan, now());
      await refuseTooManySeries(db);
      const row = await db
        .insertInto('event_imports')
        .values({
          id: randomUUID(),
          file_name: fileName,
          created_at: now().toISOString(),
          written: JSON.stringify(written),
          wrong: plan.filter(({ status }) => status === 'wrong').length,
          undone_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await recordAudit(db, {
        actor,
        action: 'event-import.applied',
        entity: 'event-import',
        entityId: row.id,
        before: { name: fileName },
        after: { name: fileName, events: written.map(({ kind, title }) => `${kind}: ${title}`) },
      });
      return view(row);
    });
  },

  async list(): Promise<IcsImport[]> {
    const rows = await database
      .selectFrom('event_imports')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(LISTED)
      .execute();
    return rows.map(view);
  },

  /** @throws {ApiError} 404 or 409. */
  async undo(actor: Actor, id: string): Promise<IcsUndone> {
    return exclusively(database, async (db) => {
      const row = await db
        .selectFrom('event_imports')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) throw gone();
      if (row.undone_at !== null) throw alreadyUndone();
      const undone = await undoImport(db, writtenOf(row), now());
      await db
        .updateTable('event_imports')
        .set({ undone_at: now().toISOString() })
        .where('id', '=', id)
        .execute();
      await recordAudit(db, {
        actor,
        action: 'event-import.undone',
        entity: 'event-import',
        entityId: id,
        before: { name: row.file_name },
        after: { name: row.file_name, ...undone },
      });
      return undone;
    });
  },
});
