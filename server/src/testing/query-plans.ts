import { CompiledQuery, Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { sqliteDialect } from '../db/sqlite.ts';
import { openDatabase } from '../schema/open-database.ts';
import { ENGINES } from './engines.ts';

/** How SQLite, which plans by its indexes alone, goes about all that `work` asks of it. */
export async function queryPlans(
  work: (db: Database) => Promise<unknown>,
): Promise<readonly string[]> {
  const place = await ENGINES[0][1]();
  const { dataDir } = place.location;
  await (await openDatabase(place.location)).destroy();
  const statements: CompiledQuery[] = [];
  const db: Database = new Kysely({
    dialect: sqliteDialect(dataDir),
    log: ({ query }) => void statements.push(query),
  });
  await work(db);
  const plans: string[] = [];
  for (const { sql: text, parameters } of [...statements]) {
    const explained = CompiledQuery.raw(`explain query plan ${text}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(explained);
    plans.push(...rows.map(({ detail }) => detail));
  }
  await db.destroy();
  await place.remove();
  return plans;
}
