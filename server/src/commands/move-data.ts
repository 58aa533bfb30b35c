import { resolve } from 'node:path';
import { MOVE_COMMAND } from '../config/commands.ts';
import { readConfig } from '../config/config.ts';
import { runCommand } from './run-command.ts';
import { StartError } from '../config/start-error.ts';
import { destinationOf, MOVE_TO } from '../move-data/destination.ts';
import { moveInstallation } from '../move-data/move-installation.ts';

const HELP = `Pasa todos los datos de SQLite a PostgreSQL, o al revés. Con el programa detenido:

  ${MOVE_COMMAND}           a la base PostgreSQL vacía que dice la variable ${MOVE_TO}
                               (postgres://usuario:clave@servidor/almanaque)
  ${MOVE_COMMAND} ./data    a una carpeta, con SQLite

Los datos de origen son los que dicen DATABASE_URL o DATA_DIR, y quedan como están.`;

const OTHER_ENGINE =
  'Los datos ya están en esa clase de base: para llevarlos a otra igual, hacé una copia y restaurala ahí.';

await runCommand(HELP, async (given) => {
  const destination = destinationOf(given, process.env);
  const from = readConfig(process.env);
  const toPostgres = destination.kind === 'postgres';
  if (toPostgres === (from.databaseUrl !== null)) throw new StartError(OTHER_ENGINE);
  const to = toPostgres
    ? readConfig({ ...process.env, DATABASE_URL: destination.url })
    : {
        databaseUrl: null,
        dataDir: resolve(process.env['INIT_CWD'] || process.cwd(), destination.path),
      };
  const count = await moveInstallation(from, to);
  const next = toPostgres
    ? 'Para usarlos, definí esa dirección en DATABASE_URL e iniciá Almanaque.'
    : `Para usarlos, quitá DATABASE_URL, definí DATA_DIR=${to.dataDir} e iniciá Almanaque.`;
  return `Se pasaron y compararon ${count} filas. ${next} Los datos de origen quedaron como estaban.`;
});
