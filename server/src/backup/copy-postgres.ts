import pg from 'pg';
import { openFailure } from '../db/open-failure.ts';
import { whole } from '../db/files.ts';
import { dumpPostgres } from './postgres-programs.ts';

/** Runs `work` on a connection of its own. @throws {StartError} when the database does not answer. */
export async function connected<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw openFailure(error, databaseUrl, '');
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Where Almanaque's tables are, which is 'public' unless somebody chose another. */
export async function schemaOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ schema: string }>('select current_schema() as schema');
  return rows[0]?.schema ?? 'public';
}

/**
 * Writes the database, as it is at one moment, to `file`, in pg_dump's own format. It is there whole
 * or not at all.
 * @throws {StartError} saying what is missing.
 */
export async function copyPostgres(databaseUrl: string, file: string): Promise<void> {
  const schema = await connected(databaseUrl, schemaOf);
  await whole(file, (part) =>
    dumpPostgres(databaseUrl, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--schema="${schema}"`,
      `--file=${part}`,
    ]),
  );
}
