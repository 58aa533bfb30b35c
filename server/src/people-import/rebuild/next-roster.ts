import { sql, type Kysely, type RawBuilder } from 'kysely';
import { among } from '../../db/among.ts';
import { engineOf } from '../../db/engine.ts';
import { exclusively } from '../../db/exclusively.ts';
import type { Tables } from '../../db/tables.ts';
import { ownBelongings, type Belongings } from './belongings.ts';
import { isNextName, nextName, nextStatement } from './next-names.ts';
import { NOTING, stopNoting } from './noted.ts';
import { autovacuum, run } from './statements.ts';

/** Rows copied in one transaction: so long others wait. PostgreSQL's copying keeps nobody waiting. */
const COPIED = { sqlite: 1_000, postgres: 5_000 } as const;

/** Takes away, in the transaction of `db`, what a rebuilding left that did not come to its end. */
export async function dropNextRoster(db: Kysely<Tables>): Promise<void> {
  const { tables, functions } = await ownBelongings(db);
  await run(db, [
    ...stopNoting(db),
    ...tables.map(({ name }) => `drop table if exists ${nextName(name)}`),
    ...functions.map(({ name }) => `drop function if exists ${nextName(name)}()`),
    ...(engineOf(db) === 'postgres' ? tables.map(({ name }) => autovacuum(name, 'as ever')) : []),
  ]);
}

/** Has SQLite's indexes under the names that migrations know, in the transaction of `db`. */
export async function takeOwnNames(db: Kysely<Tables>): Promise<void> {
  if (engineOf(db) === 'postgres') return;
  const { indexes } = await ownBelongings(db);
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
    const all = await ownBelongings(connection);
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
      ...NOTING[engine],
      ...tables,
      ...(engine === 'postgres'
        ? all.tables.flatMap(({ name }) => [
            autovacuum(name, 'off'),
            autovacuum(nextName(name), 'off'),
          ])
        : []),
      ...all.indexes.filter(({ isKey }) => isKey).map(next),
      ...keys,
      ...all.functions.map(next),
      ...all.triggers.map(next),
    ]);
    return rosterOf(all);
  });
}

/**
 * Makes the indexes of the next roster, once it is filled: kept up to date row by row, each few rows
 * would change pages all over them. PostgreSQL goes over what was built before anybody reads it.
 */
export async function indexNextRoster(db: Kysely<Tables>): Promise<void> {
  const all = await ownBelongings(db);
  const statements = all.indexes
    .filter(({ isKey }) => !isKey)
    .map(({ statement }) => nextStatement(all, statement));
  if (engineOf(db) === 'sqlite') return run(db, statements);
  for (const statement of statements) {
    await db.transaction().execute((connection) =>
      // By one process: with helpers it would take every processor.
      run(connection, [`set local max_parallel_maintenance_workers = 0`, statement]),
    );
  }
  await run(db, [`vacuum (analyze) ${all.tables.map(({ name }) => nextName(name)).join(', ')}`]);
}
