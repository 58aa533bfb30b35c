import { importColumnSchema, type ImportColumn, type ImportCounts } from '@almanaque/api';
import type { Kysely, Selectable, Updateable } from 'kysely';
import * as z from 'zod';
import type { Tables } from '../../db/tables.ts';
import type { PeopleImportsTable } from '../../people/tables.ts';
import { BLANK_NOTES } from '../blanks.ts';
import { ImportError } from '../../sheets/import-error.ts';

export type ImportRecord = Selectable<PeopleImportsTable>;

const columnsSchema = z.array(importColumnSchema);

export const columnsOf = (record: ImportRecord): ImportColumn[] =>
  columnsSchema.parse(JSON.parse(record.columns));

/** @throws {ImportError} when it is gone. */
export async function readImport(db: Kysely<Tables>, importId: string): Promise<ImportRecord> {
  const record = await db
    .selectFrom('people_imports')
    .selectAll()
    .where('id', '=', importId)
    .executeTakeFirst();
  if (record === undefined) throw new ImportError('Esa importación ya no existe: empezá otra.');
  return record;
}

export async function updateImport(
  db: Kysely<Tables>,
  importId: string,
  changes: Updateable<PeopleImportsTable>,
): Promise<void> {
  await db.updateTable('people_imports').set(changes).where('id', '=', importId).execute();
}

/** How many rows there are of each kind, and how many people at work the file does not name. */
export async function countReview(db: Kysely<Tables>, importId: string): Promise<ImportCounts> {
  const rows = await db
    .selectFrom('people_import_rows')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .where('import_id', '=', importId)
    .groupBy('status')
    .execute();
  const { missing } = await missingPeople(db, importId)
    .select(({ fn }) => fn.countAll<number>().as('missing'))
    .executeTakeFirstOrThrow();
  const { blank } = await db
    .selectFrom('people_import_rows')
    .where('import_id', '=', importId)
    .where('remarks', 'like', `%"code":"${BLANK_NOTES}%`)
    .select(({ fn }) => fn.countAll<number>().as('blank'))
    .executeTakeFirstOrThrow();
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  return {
    new: of('new'),
    changed: of('changed'),
    same: of('same'),
    wrong: of('wrong'),
    missing,
    blank,
  };
}

/** People at work of whom no row speaks, not even a wrong one. */
export const missingPeople = (db: Kysely<Tables>, importId: string) =>
  db
    .selectFrom('people')
    .where('leaving_date', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('people_import_rows')
            .select('people_import_rows.row')
            .where('people_import_rows.import_id', '=', importId)
            .whereRef('people_import_rows.person_id', '=', 'people.id'),
        ),
      ),
    );
