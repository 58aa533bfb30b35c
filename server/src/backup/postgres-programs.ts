import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Transform, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../config/start-error.ts';
import { apartFromPassword } from '../db/apart-from-password.ts';

type Program = 'pg_dump' | 'pg_restore' | 'psql';

/** How a program reaches the database. The password is not an argument: other users could read it. */
function connectionOf(databaseUrl: string) {
  const { address, password } = apartFromPassword(databaseUrl);
  return {
    address: `--dbname=${address}`,
    // In English, because `ended` looks for words in what the program says.
    env: { ...process.env, LC_ALL: 'C', ...(password !== '' && { PGPASSWORD: password }) },
  };
}

const missing = (program: Program): StartError =>
  new StartError(
    `Falta ${program}, un programa del cliente de PostgreSQL: instalalo en este equipo (en Debian o ` +
      'Ubuntu, «sudo apt-get install postgresql-client»), de la versión del servidor o posterior, ' +
      'y probá de nuevo.',
  );

const tooOld = (program: Program): StartError =>
  new StartError(
    `El ${program} de este equipo es de una versión anterior a la del servidor PostgreSQL: instalá ` +
      'el cliente de la misma versión y probá de nuevo.',
  );

/** Waits until the program ends. @throws {StartError} when it is not there or too old, or with what it said. */
async function ended(program: Program, child: ChildProcess & { readonly stderr: Readable }) {
  const said = text(child.stderr);
  let code: unknown;
  try {
    [code] = (await once(child, 'exit')) as unknown[];
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? missing(program) : error;
  }
  if (code === 0) return;
  const complaint = (await said).trim();
  if (complaint.includes('server version mismatch') || complaint.includes('unsupported version'))
    throw tooOld(program);
  throw new StartError(`${program} no pudo terminar: ${complaint.split('\n')[0] ?? ''}`);
}

/** Runs pg_dump on that database. @throws {StartError} as `ended`. */
export async function dumpPostgres(databaseUrl: string, args: readonly string[]): Promise<void> {
  const { address, env } = connectionOf(databaseUrl);
  const child = spawn('pg_dump', [...args, address], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  await ended('pg_dump', child);
}

/** The pg_restore of PostgreSQL 17 begins with this setting, which earlier servers do not know. */
const UNKNOWN_BEFORE_17 = 'SET transaction_timeout = 0;\n';

/**
 * What pg_restore writes, in one transaction that is only committed once `isWhole` resolves.
 * @param first Statements that happen before it, in the same transaction.
 */
export function inOneTransaction(isWhole: Promise<void>, first = ''): Transform {
  let isFirst = true;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // As bytes: what comes later is cut anywhere, also within a letter.
      const start = isFirst ? chunk.indexOf(UNKNOWN_BEFORE_17) : -1;
      if (isFirst) this.push(`begin;\n${first}`);
      isFirst = false;
      if (start >= 0) this.push(chunk.subarray(0, start));
      done(null, start < 0 ? chunk : chunk.subarray(start + UNKNOWN_BEFORE_17.length));
    },
    flush(done) {
      isWhole.then(() => done(null, 'commit;\n'), done);
    },
  });
}

/** As migrations are named: no empty line, and nothing that COPY would write in another way. */
const NAME = /^[\w-]+$/;

/**
 * The names that pg_dump wrote of a table `name` that has no other column; none where the file has no such
 * table in that schema.
 * @throws {StartError} as `ended`.
 */
export async function namesInDump(file: string, schema: string, table: string): Promise<string[]> {
  const child = spawn(
    'pg_restore',
    ['--data-only', `--schema=${schema}`, `--table=${table}`, '--file=-', file],
    { env: { ...process.env, LC_ALL: 'C' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [script] = await Promise.all([text(child.stdout), ended('pg_restore', child)]);
  const [, rows = ''] = /^COPY [^\n]+ FROM stdin;\n(.*?)^\\\.$/ms.exec(script) ?? [];
  return rows.split('\n').filter((row) => NAME.test(row));
}

interface Restoring {
  /** Of which schema. */
  readonly schema: string;
  /** Statements that happen with it, before it. */
  readonly first: string;
}

/**
 * Puts what pg_dump wrote of a schema into that database: all of it or nothing, also where this process is
 * killed. pg_restore by itself refuses a server that is older than it, for a setting that does nothing here.
 * @throws {StartError} as `ended`, of the program that failed first.
 */
export async function restoreDump(
  databaseUrl: string,
  file: string,
  { schema, first }: Restoring,
): Promise<void> {
  const { address, env } = connectionOf(databaseUrl);
  const reader = spawn(
    'pg_restore',
    ['--no-owner', '--no-privileges', `--schema=${schema}`, '--file=-', file],
    { env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const writer = spawn('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', address], {
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const isWhole = ended('pg_restore', reader);
  const failures: unknown[] = [];
  const give = (error: unknown) => void failures.push(error);
  await Promise.all([
    isWhole.catch(give),
    ended('psql', writer)
      .catch(give)
      .finally(() => reader.kill()),
    // Where it fails, one of the two programs fails as well and says why.
    pipeline(reader.stdout, inOneTransaction(isWhole, first), writer.stdin).catch(() => undefined),
  ]);
  const [failure] = failures;
  if (failure instanceof Error) throw failure;
}
