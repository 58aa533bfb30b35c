import { postgresMajor, USUAL_POSTGRES } from '../../server/src/testing/engines.ts';
import { StartError } from '../../server/src/config/start-error.ts';
import type { Look, Need } from '../../tools/need.ts';
import { clientMajor } from './pg-dump.ts';
import { binariesFor } from './postgres/binaries.ts';
import { startPostgres } from './postgres/start.ts';

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

async function look(): Promise<Look> {
  const named = process.env['TEST_DATABASE_URL'];
  const url = named || USUAL_POSTGRES;
  try {
    const major = await postgresMajor(url);
    const where = named ? 'el de TEST_DATABASE_URL' : 'el de 127.0.0.1:5432';
    return { found: `${where}, versión ${major}`, env: { TEST_DATABASE_URL: url } };
  } catch (error) {
    if (!named) return { missing: 'no hay uno en 127.0.0.1:5432 que deje entrar a postgres' };
    throw new StartError(
      `No se puede usar la base de TEST_DATABASE_URL: ${reasonOf(error)}`,
      error,
    );
  }
}

/** One for this run alone, of the version of the pg_dump there is. */
async function get(): Promise<Look> {
  try {
    const binaries = await binariesFor(await clientMajor());
    const { url, stop } = await startPostgres(binaries.folder);
    return {
      found: `uno propio de esta corrida, versión ${binaries.version}`,
      env: { TEST_DATABASE_URL: url },
      stop,
    };
  } catch (error) {
    return {
      missing: `no hay uno en 127.0.0.1:5432, ni se pudo tener uno propio: ${reasonOf(error)}`,
    };
  }
}

export const postgresql: Need = {
  title: 'PostgreSQL',
  serves: 'el servidor sobre PostgreSQL y la instalación por partes',
  packages: () => [],
  remedy:
    'iniciá uno (docker run -p 5432:5432 -e POSTGRES_HOST_AUTH_METHOD=trust postgres:17) o nombralo en TEST_DATABASE_URL',
  look,
  get,
};
