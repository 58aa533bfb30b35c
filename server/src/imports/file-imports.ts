import { randomUUID } from 'node:crypto';
import type { MadeImport, UndoneImport } from '@almanaque/api';
import type { Selectable } from 'kysely';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { ApiError } from '../http/error.ts';
import type { FileImportsTable } from './tables.ts';

/** How many of the latest imports are told. */
const LISTED = 5;

type Counts = Pick<MadeImport, 'created' | 'updated' | 'removed'>;

/** What one kind of file is, to all that such files have in common. */
export interface FileKind<Content, Item extends { readonly status: string }, Written, Preview> {
  /** Where its imports are kept. */
  readonly table: 'event_imports' | 'provider_imports';
  /** What an import is called where changes are recorded. */
  readonly entity: 'event-import' | 'provider-import';
  /** @throws {ApiError} 400 for bytes that are no such file. */
  readonly read: (bytes: Buffer) => Promise<Content>;
  /** What importing it would do, by what is kept now. */
  readonly plan: (db: Database, content: Content, asked: AskedOfPlan) => Promise<readonly Item[]>;
  /** What the viewer may know of it. */
  readonly preview: (
    db: Database,
    plan: readonly Item[],
    content: Content,
    viewer: Actor,
  ) => Promise<Preview>;
  /** Equal for two plans that would write the same over the same. */
  readonly fingerprintOf?: (plan: readonly Item[]) => string;
  /** @throws {ApiError} 400 when there is no room for it. */
  readonly write: (db: Database, plan: readonly Item[], now: Date) => Promise<readonly Written[]>;
  readonly countsOf: (written: readonly Written[]) => Counts;
  /** What the record of changes keeps of what was written. */
  readonly recorded: (written: readonly Written[]) => Readonly<Record<string, readonly string[]>>;
  /** Takes back what an import wrote; what was changed since stays. */
  readonly undo: (db: Database, written: readonly Written[], now: Date) => Promise<UndoneImport>;
}

/** What a plan depends on, besides the file and what is kept. */
export interface AskedOfPlan {
  readonly now: Date;
  /** The numbers of the rows that are wanted though they would be left out. */
  readonly anyway: ReadonlySet<number>;
}

/** What is asked for with a file that is to be imported. */
export interface ApplyRequest {
  /** Shown back to people. */
  readonly fileName: string;
  /** Of the preview that the person saw. */
  readonly fingerprint?: string | undefined;
  readonly anyway?: ReadonlySet<number> | undefined;
}

const NONE: ReadonlySet<number> = new Set();

const moved = (): ApiError =>
  new ApiError(
    409,
    'directory_changed',
    'El directorio cambió desde la vista previa: volvé a elegir el archivo y revisá cómo quedaría.',
  );

/** Importing files of one kind: seen before, applied all at once or not at all, and undone. */
export function fileImports<Content, Item extends { readonly status: string }, Written, Preview>(
  database: Database,
  kind: FileKind<Content, Item, Written, Preview>,
  now: () => Date = () => new Date(),
) {
  /** What is kept was written by Almanaque alone. */
  const writtenOf = (row: Selectable<FileImportsTable>) => JSON.parse(row.written) as Written[];

  const view = (row: Selectable<FileImportsTable>): MadeImport => ({
    ...{ id: row.id, fileName: row.file_name },
    ...kind.countsOf(writtenOf(row)),
    ...{ wrong: row.wrong, undone: row.undone_at !== null },
  });

  return {
    /** @throws {ApiError} 400 for a file that cannot be read; so does `apply`. */
    async preview(viewer: Actor, bytes: Buffer): Promise<Preview> {
      const content = await kind.read(bytes);
      const plan = await kind.plan(database, content, { now: now(), anyway: NONE });
      return kind.preview(database, plan, content, viewer);
    },

    /**
     * All that is good in the file, at once, by what is kept when it is written.
     * @throws {ApiError} 409 when it would not do what the preview told; 400 when there is no room.
     */
    async apply(
      actor: Actor,
      { fileName, fingerprint, anyway = NONE }: ApplyRequest,
      bytes: Buffer,
    ): Promise<MadeImport> {
      const content = await kind.read(bytes);
      return exclusively(database, async (db) => {
        const plan = await kind.plan(db, content, { now: now(), anyway });
        if (kind.fingerprintOf && kind.fingerprintOf(plan) !== fingerprint) throw moved();
        const written = await kind.write(db, plan, now());
        const row = await db
          .insertInto(kind.table)
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
          action: `${kind.entity}.applied`,
          entity: kind.entity,
          entityId: row.id,
          before: { name: fileName },
          after: { name: fileName, ...kind.recorded(written) },
        });
        return view(row);
      });
    },

    /** The latest ones, the newest first. */
    async list(): Promise<MadeImport[]> {
      const rows = await database
        .selectFrom(kind.table)
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(LISTED)
        .execute();
      return rows.map(view);
    },

    /** @throws {ApiError} 404 or 409. */
    async undo(actor: Actor, id: string): Promise<UndoneImport> {
      return exclusively(database, async (db) => {
        const row = await db
          .selectFrom(kind.table)
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirst();
        if (row === undefined) throw new ApiError(404, 'not_found', 'Esa importación ya no está.');
        if (row.undone_at !== null) {
          throw new ApiError(409, 'already_undone', 'Esa importación ya se deshizo.');
        }
        const undone = await kind.undo(db, writtenOf(row), now());
        await db
          .updateTable(kind.table)
          .set({ undone_at: now().toISOString() })
          .where('id', '=', id)
          .execute();
        await recordAudit(db, {
          actor,
          action: `${kind.entity}.undone`,
          entity: kind.entity,
          entityId: id,
          before: { name: row.file_name },
          after: { name: row.file_name, ...undone },
        });
        return undone;
      });
    },
  };
}

export type FileImports<Preview> = ReturnType<
  typeof fileImports<unknown, { readonly status: string }, unknown, Preview>
>;
