import { sql, type Kysely } from 'kysely';
import { engineOf } from '../../db/engine.ts';
import type { Tables } from '../../db/tables.ts';

/** Something of the database with a name, and the statement that makes it. */
export interface Made {
  readonly name: string;
  readonly statement: string;
}

export interface Index extends Made {
  readonly table: string;
  readonly isKey: boolean;
}

/** A column of another table that names a person. */
export interface Reference {
  readonly table: string;
  readonly column: string;
  readonly onDelete: 'cascade' | 'set null';
  /** PostgreSQL's constraint; on SQLite it is part of its table. */
  readonly constraint: Made | null;
}

/** `people`, and all that the database keeps of itself as people are written. */
export interface Belongings {
  /** `people` first. */
  readonly tables: readonly (Made & { readonly columns: readonly string[] })[];
  readonly indexes: readonly Index[];
  readonly triggers: readonly Made[];
  /** What PostgreSQL's triggers run. */
  readonly functions: readonly Made[];
  readonly references: readonly Reference[];
}

const all = async <Row>(db: Kysely<Tables>, statement: string): Promise<Row[]> =>
  (await sql.raw<Row>(statement).execute(db)).rows;

/** Whether the text has that name in it, whole. */
const names = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

const ON_DELETE = {
  cascade: 'cascade',
  'set null': 'set null',
  c: 'cascade',
  n: 'set null',
} as const;

interface FoundReference {
  readonly table: string;
  readonly column: string;
  readonly on_delete: string;
  readonly name: string | null;
  readonly statement: string | null;
}

const asReference = ({ table, column, on_delete, name, statement }: FoundReference): Reference => {
  const found = on_delete.toLowerCase();
  if (!(found in ON_DELETE)) throw new Error(`${table}.${column} has no rule for who is deleted.`);
  return {
    table,
    column,
    onDelete: ON_DELETE[found as keyof typeof ON_DELETE],
    constraint: name === null || statement === null ? null : { name, statement },
  };
};

const inList = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(', ');

async function ofSqlite(db: Kysely<Tables>): Promise<Belongings> {
  type Entry = Made & { readonly type: string; readonly tbl_name: string };
  const entries = await all<Entry>(
    db,
    `select type, name, tbl_name, sql as statement from sqlite_schema where sql is not null`,
  );
  const triggers = entries.filter(
    ({ type, tbl_name }) => type === 'trigger' && tbl_name === 'people',
  );
  const bodies = triggers.map(({ statement }) => statement).join('\n');
  const kept = entries.filter(
    ({ type, name }) => type === 'table' && name !== 'people' && names(bodies, name),
  );
  const tables = [
    ...entries.filter(({ type, name }) => type === 'table' && name === 'people'),
    ...kept,
  ];
  const own = new Set(tables.map(({ name }) => name));
  const columnsOf = async (table: string): Promise<string[]> =>
    // Without what is worked out: `hidden` is 2 or 3.
    (
      await all<{ name: string }>(
        db,
        `select name from pragma_table_xinfo('${table}') where hidden = 0`,
      )
    ).map(({ name }) => name);
  const references = await all<FoundReference>(
    db,
    `select m.name as "table", f."from" as "column", f.on_delete, null as name, null as statement
     from sqlite_schema m, pragma_foreign_key_list(m.name) f
     where m.type = 'table' and f."table" = 'people'`,
  );
  return {
    tables: await Promise.all(
      tables.map(async ({ name, statement }) => ({
        name,
        statement,
        columns: await columnsOf(name),
      })),
    ),
    indexes: entries
      .filter(({ type, tbl_name }) => type === 'index' && own.has(tbl_name))
      .map(({ name, statement, tbl_name }) => ({ name, statement, table: tbl_name, isKey: false })),
    triggers,
    functions: [],
    references: references.map(asReference),
  };
}

async function ofPostgres(db: Kysely<Tables>): Promise<Belongings> {
  const triggers = await all<Made & { oid: number }>(
    db,
    `select tgname as name, pg_get_triggerdef(oid) as statement, tgfoid::int as oid
     from pg_trigger where tgrelid = 'people'::regclass and not tgisinternal`,
  );
  const functions = await all<Made>(
    db,
    `select proname as name, pg_get_functiondef(oid) as statement from pg_proc
     where oid in (${['0', ...triggers.map(({ oid }) => oid)].join(', ')})`,
  );
  const bodies = functions.map(({ statement }) => statement).join('\n');
  const every = await all<{ name: string }>(
    db,
    `select relname as name from pg_class
     where relkind = 'r'
       and relnamespace = (select relnamespace from pg_class where oid = 'people'::regclass)`,
  );
  const own = [
    'people',
    ...every.map(({ name }) => name).filter((name) => name !== 'people' && names(bodies, name)),
  ];
  const columns = await all<{ table: string; name: string }>(
    db,
    `select attrelid::regclass::text as "table", attname as name from pg_attribute
     where attrelid = any(array[${inList(own)}]::regclass[]) and attnum > 0
       and not attisdropped and attgenerated = '' order by attnum`,
  );
  const indexes = await all<Index>(
    db,
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as statement,
       i.indrelid::regclass::text as "table", i.indisprimary as "isKey"
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any(array[${inList(own)}]::regclass[])`,
  );
  const references = await all<FoundReference>(
    db,
    `select conrelid::regclass::text as "table", attname as "column", confdeltype as on_delete,
       conname as name, pg_get_constraintdef(c.oid) as statement
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'people'::regclass`,
  );
  return {
    tables: own.map((name) => ({
      name,
      statement: `create table ${name}`,
      columns: columns.filter(({ table }) => table === name).map((column) => column.name),
    })),
    indexes,
    triggers,
    functions,
    references: references.map(asReference),
  };
}

/** What belongs to `people` today, as the database itself tells it: a later migration is not forgotten. */
export const belongingsOfPeople = (db: Kysely<Tables>): Promise<Belongings> =>
  engineOf(db) === 'sqlite' ? ofSqlite(db) : ofPostgres(db);

const isOurs = ({ name }: { readonly name: string }): boolean => !name.startsWith('next_roster_');

/** What belongs to the roster, without what a rebuilding that was cut short has left. */
export async function ownBelongings(db: Kysely<Tables>): Promise<Belongings> {
  const { tables, indexes, triggers, functions, references } = await belongingsOfPeople(db);
  return {
    tables: tables.filter(isOurs),
    indexes: indexes.filter(({ table }) => isOurs({ name: table })),
    triggers: triggers.filter(isOurs),
    functions: functions.filter(isOurs),
    references,
  };
}
