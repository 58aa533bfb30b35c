import path from 'node:path';
import { Kysely, type CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Database } from '../../server/src/db/database.ts';
import { openSqlite } from '../../server/src/db/open-sqlite.ts';
import { postgresDialect } from '../../server/src/db/postgres.ts';
import { sqliteDialect } from '../../server/src/db/sqlite.ts';
import type { Tables } from '../../server/src/db/tables.ts';
import type { Roster } from './roster.ts';

type Location = Roster['location'];

/** What the server reads for an answer. */
export type Reading = (db: Database) => Promise<unknown>;

/** The statements that a reading sends, as it sends them. */
async function statementsOf(location: Location, read: Reading): Promise<CompiledQuery[]> {
  const statements: CompiledQuery[] = [];
  const { databaseUrl, dataDir } = location;
  const db = new Kysely<Tables>({
    dialect: databaseUrl === null ? sqliteDialect(dataDir) : postgresDialect(databaseUrl),
    log: ({ query }) => void statements.push(query),
  });
  await read(db);
  await db.destroy();
  return statements;
}

/** Sends all the statements once; ends what it opened. */
interface Replay {
  readonly once: () => Promise<void>;
  readonly close: () => Promise<void>;
}

function onSqlite(dataDir: string, statements: readonly CompiledQuery[]): Replay {
  const database = openSqlite(path.join(dataDir, 'almanaque.db'), { readOnly: true });
  const prepared = statements.map(({ sql, parameters }) => {
    const statement = database.prepare(sql);
    return () => statement.all(parameters);
  });
  return {
    once() {
      for (const run of prepared) run();
      return Promise.resolve();
    },
    close() {
      database.close();
      return Promise.resolve();
    },
  };
}

async function onPostgres(
  connectionString: string,
  statements: readonly CompiledQuery[],
): Promise<Replay> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return {
    async once() {
      for (const { sql, parameters } of statements) await client.query(sql, [...parameters]);
    },
    close: () => client.end(),
  };
}

/** What a reading's statements alone take, without a server: each of so many times in milliseconds. */
export async function plainTimes(
  { location }: Roster,
  read: Reading,
  times: number,
): Promise<number[]> {
  const statements = await statementsOf(location, read);
  const { databaseUrl, dataDir } = location;
  const replay =
    databaseUrl === null
      ? onSqlite(dataDir, statements)
      : await onPostgres(databaseUrl, statements);
  await replay.once();
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now();
    await replay.once();
    taken.push(performance.now() - begun);
  }
  await replay.close();
  return taken;
}
