import { sql, type Kysely, type RawBuilder } from 'kysely';
import { among } from '../../db/among.ts';
import { engineOf } from '../../db/engine.ts';
import { exclusively } from '../../db/exclusively.ts';
import type { Tables } from '../../db/tables.ts';
import { belongingsOfPeople, type Belongings } from './belongings.ts';
import { isNextName, nextName, nextStatement } from './next-names.ts';

/** Rows copied in one transaction: so long others wait. PostgreSQL's copying keeps nobody waiting. */
const COPIED = { sqlite: 1_000, postgres: 5_000 } as const;

const run = async (db: Kysely<Tables>, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

/** Notes each person who is written while the next roster is built. */
const NOTED = {
  sqlite: ['insert', 'update', 'delete'].map((event) => {
    const id = event === 'delete' ? 'old.id' : 'new.id';
    return `create trigger next_roster_noted_${event} after ${event} on people begin
      insert into next_roster_noted (id) select ${id} where true on conflict (id) do nothing; end`;
  }),
  postgres: [
    `create function next_roster_note() returns trigger language plpgsql as $$ begin
      insert into next_roster_noted (id) values (coalesce(new.id, old.id)) on conflict (id) do nothing;
      return null; end $$`,
    `create trigger next_roster_noted after insert or update or delete on people
      for each row execute function next_roster_note()`,
  ],
} as const;

const stopNoting = (db: Kysely<Tables>): readonly string[] =>
  engineOf(db) === 'sqlite'
    ? [
        ...['insert', 'update', 'delete'].map(
          (event) => `drop trigger if exists next_roster_noted_${event}`,
        ),
        'drop table if exists next_roster_noted',
      ]
    : [
        'drop trigger if exists next_roster_noted on people',
        'drop function if exists next_roster_note()',
        'drop table if exists next_roster_noted',
      ];

const isOurs = ({ name }: { readonly name: string }): boolean => !name.startsWith('next_roster_');

/** What belongs to the roster, without what a rebuilding that was cut short has left. */
async function belongings(db: Kysely<Tables>): Promise<Belongings> {
  const { tables, indexes, triggers, functions, references } = await belongingsOfPeople(db);
  return {
    tables: tables.filter(isOurs),
    indexes: indexes.filter(({ table }) => isOurs({ name: table })),
    triggers: triggers.filter(isOurs),
    functions: functions.filter(isOurs),
    references,
  };
}

/** Takes away, in the transaction of `db`, what a rebuilding left that did not come to its end. */
export async function dropNextRoster(db: Kysely<Tables>): Promise<void> {
  const { tables, functions } = await belongings(db);
  await run(db, [
    ...stopNoting(db),
    ...tables.map(({ name }) => `drop table if exists ${nextName(name)}`),
    ...functions.map(({ name }) => `drop function if exists ${nextName(name)}()`),
  ]);
}

/** Has SQLite's indexes under the names that migrations know, in the transaction of `db`. */
export async function takeOwnNames(db: Kysely<Tables>): Promise<void> {
  if (engineOf(db) === 'postgres') return;
  const { indexes } = await belongings(db);
  const others = indexes.filter(({ name }) => isNextName(name));
  await run(
    db,
    others.flatMap(({ name, statement }) => [
      `drop index ${name}`,
      statement.replace(name, nextName(name)),
    ]),
  );
}

export interface NextRoster {
  /** Puts these people into it as they are now; who is gone is gone from it. */
  copy(db: Kysely<Tables>, ids: readonly string[]): Promise<void>;
  /**
   * Puts everybody into it who is not in it yet, and was not written since it was begun.
   * @param without Condition for those who are to be left out, over `people`.
   */
  copyRest(db: Kysely<Tables>, without?: RawBuilder<boolean>): Promise<void>;
}

function rosterOf({ tables }: Belongings): NextRoster {
  const columns = sql.raw(tables[0]?.columns.join(', ') ?? '');
  return {
    async copy(db, ids) {
      if (ids.length === 0) return;
      await db
        .deleteFrom('people_next')
        .where(among(db, 'id', ids))
        .execute();
      await sql`insert into people_next (${columns})
        select ${columns} from people where ${among(db, 'id', ids)}`.execute(db);
    },
    async copyRest(db, without = sql<boolean>`1 = 0`) {
      const limit = COPIED[engineOf(db)];
      for (let after = ''; ;) {
        const page = await db
          .selectFrom('people')
          .select('id')
          .where('id', '>', after)
          .orderBy('id')
          .limit(limit)
          .execute();
        const last = page.at(-1);
        if (last === undefined) return;
        await sql`insert into people_next (${columns})
          select ${columns} from people
          where id > ${after} and id <= ${last.id} and not (${without})
            and not exists (select 1 from people_next where people_next.id = people.id)
            and not exists (select 1 from next_roster_noted as noted where noted.id = people.id)
          `.execute(db);
        after = last.id;
      }
    },
  };
}

/**
 * Begins to build the roster as it is to be, beside the one that is read and written meanwhile: in
 * tables of the same form, with the same indexes and triggers, which stand in its place at last.
 * Nothing of it is seen before, and only the change of places keeps others waiting.
 */
export async function beginNextRoster(db: Kysely<Tables>): Promise<NextRoster> {
  return exclusively(db, async (connection) => {
    await dropNextRoster(connection);
    const engine = engineOf(connection);
    const all = await belongings(connection);
    const next = ({ statement }: { readonly statement: string }) => nextStatement(all, statement);
    const tables = all.tables.map((table) =>
      engine === 'sqlite'
        ? next(table)
        : `create table ${nextName(table.name)} (like ${table.name} including all excluding indexes)`,
    );
    const keys = all.indexes
      .filter(({ isKey }) => isKey)
      .map(({ name, table }) => {
        const index = nextName(name);
        return `alter table ${nextName(table)} add constraint ${index} primary key using index ${index}`;
      });
    await run(connection, [
      `create table next_roster_noted (id text primary key)`,
      ...NOTED[engine],
      ...tables,
      ...all.indexes.filter(({ isKey }) => isKey).map(next),
      ...keys,
      ...all.functions.map(next),
      ...all.triggers.map(next),
    ]);
    return rosterOf(all);
  });
}

/** Some of those who were written since, each once. In a transaction that writes them. */
export async function takeNoted(db: Kysely<Tables>, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('next_roster_noted').select('id').limit(limit).execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await db
      .deleteFrom('next_roster_noted')
      .where(among(db, 'id', ids))
      .execute();
  return ids;
}

const countOf = async (db: Kysely<Tables>, table: 'people' | 'people_next'): Promise<number> => {
  const { people } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .executeTakeFirstOrThrow();
  return people;
};

/** What names somebody who is gone goes too, as if each had been deleted alone. */
const forgetGone = ({ references }: Belongings): string[] =>
  references.map(({ table, column, onDelete }) => {
    const gone = `${column} is not null and not exists
      (select 1 from people where people.id = ${table}.${column})`;
    return onDelete === 'cascade'
      ? `delete from ${table} where ${gone}`
      : `update ${table} set ${column} = null where ${gone}`;
  });

async function replaceOnSqlite(db: Kysely<Tables>, all: Belongings): Promise<void> {
  const drop = (name: string) => `drop trigger ${name}`;
  await run(db, [
    ...stopNoting(db),
    ...all.triggers.flatMap(({ name }) => [drop(name), drop(nextName(name))]),
    ...all.tables.flatMap(({ name }) => [
      `drop table ${name}`,
      `alter table ${nextName(name)} rename to ${name}`,
    ]),
    ...all.triggers.map(({ statement }) => statement),
    ...forgetGone(all),
  ]);
}

/** Of PostgreSQL: what others than the tables' owner may do with them. */
async function grantsOf(db: Kysely<Tables>, { tables }: Belongings): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select format('grant %s on %I to %s', privilege_type, relname,
      case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end) as statement
    from pg_class, aclexplode(relacl)
    where oid = any(${tables.map(({ name }) => name)}::regclass[]) and grantee <> relowner
  `.execute(db);
  return rows.map(({ statement }) => statement);
}

async function replaceOnPostgres(db: Kysely<Tables>, all: Belongings): Promise<void> {
  const constraints = all.references.flatMap(({ table, constraint }) =>
    constraint === null ? [] : [{ table, ...constraint }],
  );
  const grants = await grantsOf(db, all);
  await run(db, [
    ...stopNoting(db),
    ...all.triggers.map(({ name }) => `drop trigger ${nextName(name)} on people_next`),
    ...all.functions.map(({ name }) => `drop function ${nextName(name)}()`),
    ...constraints.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...all.tables.flatMap(({ name }) => [
      `drop table ${name}`,
      `alter table ${nextName(name)} rename to ${name}`,
    ]),
    ...all.indexes.map(({ name }) => `alter index ${nextName(name)} rename to ${name}`),
    ...all.triggers.map(({ statement }) => statement),
    ...grants,
    ...forgetGone(all),
    ...constraints.map(
      ({ table, name, statement }) => `alter table ${table} add constraint ${name} ${statement}`,
    ),
  ]);
}

/** Of PostgreSQL: so long the readers wait who come after one that has not ended. */
const LOCK_TIMEOUT = '250ms';

/**
 * Of the transaction in which the next roster takes its place: who reads is kept away from here on.
 * @throws where somebody goes on reading for too long: to be tried again.
 */
export async function lockRoster(db: Kysely<Tables>): Promise<void> {
  if (engineOf(db) === 'sqlite') return;
  const { tables, references } = await belongings(db);
  const names = [...tables.map(({ name }) => name), ...references.map(({ table }) => table)];
  await run(db, [
    `set local lock_timeout = '${LOCK_TIMEOUT}'`,
    `lock table ${[...new Set(names)].join(', ')} in access exclusive mode`,
    `set local lock_timeout = 0`,
  ]);
}

/**
 * Puts the next roster in the place of the one there is, in the transaction of `db`.
 * @param more How many people more it has to have.
 * @throws Error when it has not: rather nothing happens than that somebody is lost.
 */
export async function replaceRoster(db: Kysely<Tables>, more: number): Promise<void> {
  const all = await belongings(db);
  const [before, after] = [await countOf(db, 'people'), await countOf(db, 'people_next')];
  if (after !== before + more) {
    throw new Error(`The next roster has ${after} people and not ${before + more}.`);
  }
  await (engineOf(db) === 'sqlite' ? replaceOnSqlite(db, all) : replaceOnPostgres(db, all));
}

/**
 * Runs what replaces the roster: SQLite would delete what names people with their table, and have it
 * name the table that goes.
 */
export async function withReferencesLeft(
  db: Kysely<Tables>,
  work: () => Promise<void>,
): Promise<void> {
  if (engineOf(db) === 'postgres') return work();
  const set = (keys: 'on' | 'off', legacy: 'on' | 'off') =>
    run(db, [`pragma foreign_keys = ${keys}`, `pragma legacy_alter_table = ${legacy}`]);
  // Of the one connection that writes, which is this thread's own.
  await set('off', 'on');
  try {
    await work();
  } finally {
    await set('on', 'off');
  }
}

/**
 * Makes the indexes of the next roster, once it is filled: kept up to date row by row, each few rows
 * would change pages all over them. PostgreSQL goes over what was built before anybody reads it.
 */
export async function indexNextRoster(db: Kysely<Tables>): Promise<void> {
  const all = await belongings(db);
  for (const { statement, isKey } of all.indexes) {
    if (!isKey) await run(db, [nextStatement(all, statement)]);
  }
  if (engineOf(db) === 'sqlite') return;
  await run(db, [`vacuum (analyze) ${all.tables.map(({ name }) => nextName(name)).join(', ')}`]);
}
