import {
  rowRemarkSchema,
  type ImportMissingPage,
  type ImportRowsPage,
  type RowStatus,
} from '@almanaque/api';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { displayName } from '../people/person-row.ts';
import { missingPeople } from './work/import-record.ts';

const remarksSchema = z.array(rowRemarkSchema);
const changesSchema = z.array(
  z.object({ field: z.string(), before: z.string(), after: z.string() }),
);

/** A page of the preview, in the file's order. */
export async function importRows(
  db: Database,
  importId: string,
  status: RowStatus | null,
  after: number,
  limit: number,
): Promise<ImportRowsPage> {
  const rows = await db
    .selectFrom('people_import_rows')
    .select(['row', 'status', 'legajo', 'name', 'remarks', 'changes'])
    .where('import_id', '=', importId)
    .where('row', '>', after)
    .$if(status !== null, (query) => query.where('status', '=', status))
    .$if(status === null, (query) => query.where('status', 'is not', null))
    .orderBy('row')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  return {
    rows: page.map(({ row, status: found, legajo, name, remarks, changes }) => ({
      row,
      // Only reviewed rows were asked for.
      status: found ?? 'wrong',
      legajo,
      name,
      remarks: remarksSchema.parse(JSON.parse(remarks)),
      changes: changesSchema.parse(JSON.parse(changes)),
    })),
    next: rows.length > limit ? (page.at(-1)?.row ?? null) : null,
  };
}

/** A page of the people at work whom the file does not name, by id. */
export async function importMissing(
  db: Database,
  importId: string,
  after: string,
  limit: number,
): Promise<ImportMissingPage> {
  const rows = await missingPeople(db, importId)
    .select(['id', 'legajo', 'first_name', 'last_name', 'preferred_name'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  return {
    people: page.map((row) => ({
      id: row.id,
      legajo: row.legajo,
      name: displayName({
        firstName: row.first_name,
        lastName: row.last_name,
        preferredName: row.preferred_name,
      }),
    })),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}
