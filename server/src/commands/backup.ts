import { resolve } from 'node:path';
import { BACKUP_COMMAND, RESTORE_COMMAND } from '../config/commands.ts';
import { readConfig } from '../config/config.ts';
import { runCommand } from './run-command.ts';
import { StartError } from '../config/start-error.ts';
import { backUp } from '../backup/back-up.ts';
import { forgetHalves } from '../db/files.ts';

const HELP = `Copia todos los datos de Almanaque a un archivo, también con el programa en marcha.

  ${BACKUP_COMMAND} copia.db

Para volver a esa copia, con el programa detenido:

  ${RESTORE_COMMAND} copia.db`;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    forgetHalves();
    // Now as if nobody had listened.
    process.kill(process.pid, signal);
  });
}

await runCommand(HELP, async (name) => {
  if (name === undefined) {
    throw new StartError(
      `Falta el nombre del archivo para la copia, por ejemplo: ${BACKUP_COMMAND} copia.db`,
    );
  }
  const file = resolve(process.env['INIT_CWD'] || process.cwd(), name);
  await backUp(readConfig(process.env), file);
  return `Copia hecha: ${file}`;
});
