import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { engineOf } from './engine.ts';
import type { Tables } from './tables.ts';

/** `column in (…)` for any number of texts in one parameter: the statement stays the same, and short. */
export const among = (
  db: Kysely<Tables>,
  column: string,
  texts: readonly string[],
): RawBuilder<SqlBool> =>
  engineOf(db) === 'sqlite'
    ? sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(texts)}))`
    : sql<SqlBool>`${sql.ref(column)} = any(${texts})`;
