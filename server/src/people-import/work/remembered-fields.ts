import type { ImportColumn, ImportField } from '@almanaque/api';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { fold } from '../../text/fold.ts';
import { columnsOf } from './import-record.ts';

/** Of so many imports the choices are remembered. */
const LOOKED_AT = 20;

type Fields = readonly (ImportField | null)[];

/** Whether 'Nombre' is a whole name the columns beside it tell, and not an earlier file. */
const NAMES: readonly (ImportField | null)[] = ['fullName', 'firstName', 'lastName'];

/** What each column is to be, where a column of that header was imported before; else what was guessed. */
export function asRemembered(
  headers: readonly string[],
  guessed: Fields,
  earlier: readonly (readonly Pick<ImportColumn, 'header' | 'field'>[])[],
): Fields {
  const remembered = new Map<string, ImportField | null>();
  for (const { header, field } of earlier.flat()) {
    const key = fold(header);
    if (!remembered.has(key)) remembered.set(key, field);
  }
  const chosen = headers.map((header, index) => {
    const guess = guessed[index] ?? null;
    const known = remembered.get(fold(header));
    if (known === undefined || (NAMES.includes(guess) && NAMES.includes(known))) return undefined;
    return known;
  });
  return guessed.map((guess, index) => {
    const known = chosen[index];
    if (known !== undefined) return chosen.indexOf(known) === index ? known : null;
    return guess !== null && chosen.includes(guess) ? null : guess;
  });
}

/** The columns of earlier imports, the latest first. */
export async function earlierColumns(db: Kysely<Tables>): Promise<ImportColumn[][]> {
  const records = await db
    .selectFrom('people_imports')
    .selectAll()
    .where('applied_at', 'is not', null)
    .orderBy('applied_at', 'desc')
    .limit(LOOKED_AT)
    .execute();
  return records.map(columnsOf);
}
