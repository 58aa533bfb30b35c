import { resolve } from 'node:path';
import { MOVE_COMMAND } from '../config/commands.ts';
import { readConfig } from '../config/config.ts';
import { runCommand } from '../config/run-command.ts';
import { StartError } from '../config/start-error.ts';
import { moveInstallation } from './move-installation.ts';

const HELP = `Pasa todos los datos de SQLite a PostgreSQL, o al revés. Con el programa detenido:

  ${MOVE_COMMAND} postgres://usuario:clave@servidor/almanaque    a una base PostgreSQL vacía
  ${MOVE_COMMAND} ./data                                         a una carpeta, con SQLite

Los datos de origen son los que dicen DATABASE_URL o DATA_DIR, y quedan como están.`;

const isPostgres = (text: string): boolean => /^postgres(?:ql)?:\/\//.test(text);

const OTHER_ENGINE =
  'Los datos ya están en esa clase de base: para llevarlos a otra igual, hacé una copia y restaurala ahí.';

await runCommand(HELP, async (given) => {
  if (given === undefined) {
    throw new StartError(`Falta el destino. Por ejemplo: ${MOVE_COMMAND} ./data`);
  }
  const from = readConfig(process.env);
  if (isPostgres(given) === (from.databaseUrl !== null)) throw new StartError(OTHER_ENGINE);
  const folder = resolve(process.env['INIT_CWD'] || process.cwd(), given);
  const to = isPostgres(given)
    ? readConfig({ ...process.env, DATABASE_URL: given })
    : { databaseUrl: null, dataDir: folder };
  const count = await moveInstallation(from, to);
  const next = isPostgres(given)
    ? 'Para usarlos, definí esa dirección en DATABASE_URL e iniciá Almanaque.'
    : `Para usarlos, quitá DATABASE_URL, definí DATA_DIR=${folder} e iniciá Almanaque.`;
  return `Se pasaron y compararon ${count} filas. ${next} Los datos de origen quedaron como estaban.`;
});
