import { sql, type Kysely } from 'kysely';
import { engineOf } from '../../db/engine.ts';
import type { Tables } from '../../db/tables.ts';
import { ownBelongings, type Belongings } from './belongings.ts';
import { nextName } from './next-names.ts';
import { stopNoting } from './noted.ts';
import { autovacuum, run } from './statements.ts';

/** As the database keeps it: nobody can read while this is asked for. */
const countOf = async (
  db: Kysely<Tables>,
  table: 'people_counts' | 'people_counts_next',
): Promise<number> => {
  const counts = await db.selectFrom(table).select('total').execute();
  return counts.reduce((sum, { total }) => sum + total, 0);
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

/** PostgreSQL's rights on the tables of others than their owner. */
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
      autovacuum(name, 'as ever'),
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

/** How long readers wait on PostgreSQL who come after one that has not ended. */
const LOCK_TIMEOUT = '250ms';

/**
 * Called in the transaction in which the next roster takes its place; from here on nobody can read it.
 * @throws where somebody goes on reading for too long: to be tried again.
 */
export async function lockRoster(db: Kysely<Tables>): Promise<void> {
  if (engineOf(db) === 'sqlite') return;
  const { tables, references } = await ownBelongings(db);
  const names = [
    ...tables.flatMap(({ name }) => [name, nextName(name)]),
    ...references.map(({ table }) => table),
  ];
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
  const all = await ownBelongings(db);
  const [before, after] = [
    await countOf(db, 'people_counts'),
    await countOf(db, 'people_counts_next'),
  ];
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
  // The setting is that of the one connection that writes, which belongs to this thread.
  await set('off', 'on');
  try {
    await work();
  } finally {
    await set('on', 'off');
  }
}
