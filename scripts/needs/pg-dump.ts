import { postgresMajor } from '../../server/src/testing/engines.ts';
import { execute, has } from './execute.ts';
import type { Environment, Look, Need } from '../../tools/need.ts';

/** The major version of the pg_dump there is; null where there is none. */
export async function clientMajor(): Promise<number | null> {
  const { output } = await execute('pg_dump', ['--version']);
  const [, major] = /PostgreSQL\) (\d+)/.exec(output) ?? [];
  return major === undefined ? null : Number(major);
}

/** It reads no server later than itself. */
async function look({ TEST_DATABASE_URL: url }: Environment): Promise<Look> {
  const major = await clientMajor();
  if (major === null || !has('psql')) return { missing: 'no está pg_dump ni psql' };
  const server = url === undefined ? major : await postgresMajor(url);
  return major >= server
    ? { found: `versión ${major}` }
    : { missing: `es de la versión ${major}, anterior a la ${server} del servidor` };
}

export const pgDump: Need = {
  title: 'pg_dump',
  serves: 'la copia de seguridad de PostgreSQL',
  packages: () => ['postgresql-client'],
  remedy: 'instalá el cliente de PostgreSQL de la versión del servidor o posterior',
  look,
};
