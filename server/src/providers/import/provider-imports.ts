import { randomUUID } from 'node:crypto';
import type { ProviderImport, ProviderPreview, ProvidersUndone } from '@almanaque/api';
import type { Selectable } from 'kysely';
import { recordAudit, type Actor } from '../../audit/record-audit.ts';
import type { Database } from '../../db/database.ts';
import { exclusively } from '../../db/exclusively.ts';
import { ApiError } from '../../http/error.ts';
import { requireRoom } from '../provider-writes.ts';
import { applyImport, type Written } from './apply-import.ts';
import { fingerprintOf, planImport, viewOf, type Planned } from './plan-import.ts';
import type { Table } from './read-table.ts';
import type { Tables } from '../../db/tables.ts';
import { undoImport } from './undo-import.ts';

type Row = Selectable<Tables['provider_imports']>;

/** How many of the latest imports are told. */
const LISTED = 5;

const now = (): string => new Date().toISOString();

/** What is kept was written by Almanaque alone. */
const writtenOf = (row: Row): Written[] => JSON.parse(row.written) as Written[];

const countOf = (plan: readonly Planned[], wanted: Planned['status']): number =>
  plan.filter(({ status }) => status === wanted).length;

function view(row: Row): ProviderImport {
  const written = writtenOf(row);
  const created = written.filter(({ before }) => before === null).length;
  const updated = written.length - created;
  const { id, file_name: fileName, wrong } = row;
  return { id, fileName, created, updated, wrong, undone: row.undone_at !== null };
}

async function problemOf(db: Database, plan: readonly Planned[]): Promise<string | null> {
  try {
    await requireRoom(db, countOf(plan, 'new'));
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

const named = ({ before, after }: Written): string =>
  `${before === null ? 'created' : 'changed'}: ${after.name}`;

const moved = (): ApiError =>
  new ApiError(
    409,
    'directory_changed',
    'El directorio cambió desde la vista previa: volvé a elegir el archivo y revisá cómo quedaría.',
  );

/** Importing files of providers into the directory. */
export const providerImports = (database: Database) => ({
  async preview({ rows, unused }: Table): Promise<ProviderPreview> {
    const plan = await planImport(database, rows);
    const problem = await problemOf(database, plan);
    return {
      rows: plan.map(viewOf),
      unused: [...unused],
      fingerprint: fingerprintOf(plan),
      problem,
    };
  },

  /**
   * All that is good in the file, at once.
   * @throws {ApiError} 409 when it would not do what the preview told; 400 when there is no room.
   */
  apply: (
    actor: Actor,
    { fileName, fingerprint }: { readonly fileName: string; readonly fingerprint: string },
    { rows }: Table,
  ): Promise<ProviderImport> =>
    exclusively(database, async (db) => {
      const plan = await planImport(db, rows);
      if (fingerprintOf(plan) !== fingerprint) throw moved();
      await requireRoom(db, countOf(plan, 'new'));
      const written = await applyImport(db, plan);
      const row = await db
        .insertInto('provider_imports')
        .values({
          id: randomUUID(),
          file_name: fileName,
          created_at: now(),
          written: JSON.stringify(written),
          wrong: countOf(plan, 'wrong'),
          undone_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await recordAudit(db, {
        actor,
        action: 'provider-import.applied',
        entity: 'provider-import',
        entityId: row.id,
        before: { name: fileName },
        after: { name: fileName, providers: written.map(named) },
      });
      return view(row);
    }),

  async list(): Promise<ProviderImport[]> {
    const rows = await database
      .selectFrom('provider_imports')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(LISTED)
      .execute();
    return rows.map(view);
  },

  /** @throws {ApiError} 404 or 409. */
  undo: (actor: Actor, id: string): Promise<ProvidersUndone> =>
    exclusively(database, async (db) => {
      const row = await db
        .selectFrom('provider_imports')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) throw new ApiError(404, 'not_found', 'Esa importación ya no está.');
      if (row.undone_at !== null) {
        throw new ApiError(409, 'already_undone', 'Esa importación ya se deshizo.');
      }
      const undone = await undoImport(db, writtenOf(row));
      await db
        .updateTable('provider_imports')
        .set({ undone_at: now() })
        .where('id', '=', id)
        .execute();
      await recordAudit(db, {
        actor,
        action: 'provider-import.undone',
        entity: 'provider-import',
        entityId: id,
        before: { name: row.file_name },
        after: { name: row.file_name, ...undone },
      });
      return undone;
    }),
});
