import { postgresMajor } from '../../server/src/testing/engines.ts';
import { execute, has } from './execute.ts';
import type { Environment, Look, Need } from './need.ts';

/** The major version of the pg_dump there is; null where there is none. */
export async function clientMajor(): Promise<number | null> {
  const { output } = await execute('pg_dump', ['--version']);
  const [, major] = /PostgreSQL\) (\d+)/.exec(output) ?? [];
  return major === undefined ? null : Number(major);
}

/** It reads no server later than itself, and what it writes an earlier one may not understand. */
async function look({ TEST_DATABASE_URL: url }: Environment): Promise<Look> {
  const major = await clientMajor();
  if (major === null || !has('psql')) return { missing: 'no está pg_dump ni psql' };
  const server = url === undefined ? major : await postgresMajor(url);
  return server === major
    ? { found: `versión ${major}` }
    : { missing: `es de la versión ${major}, y el servidor de la ${server}` };
}

export const pgDump: Need = {
  title: 'pg_dump',
  serves: 'la copia de seguridad de PostgreSQL',
  packages: () => ['postgresql-client'],
  remedy: 'instalá el cliente de PostgreSQL de la misma versión que el servidor',
  look,
};
