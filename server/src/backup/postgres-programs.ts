import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { StartError } from '../config/start-error.ts';

type Program = 'pg_dump' | 'pg_restore';

/** Without its password, which other users of the machine would see among the arguments. */
function withoutPassword(databaseUrl: string): { readonly url: string; readonly password: string } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { url: url.href, password };
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

/**
 * Runs a program of PostgreSQL's client on that database, to its end.
 * @throws {StartError} when it is not there or too old, or with what it said.
 */
export async function runOnPostgres(
  program: Program,
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const { url, password } = withoutPassword(databaseUrl);
  const child = spawn(program, [...args, `--dbname=${url}`], {
    // In English, for what is looked for below.
    env: { ...process.env, LC_ALL: 'C', ...(password !== '' && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
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
