import { resolve } from 'node:path';
import { RESTORE_COMMAND, START_COMMAND } from '../config/commands.ts';
import { readConfig } from '../config/config.ts';
import { runCommand } from './run-command.ts';
import { StartError } from '../config/start-error.ts';
import { restore } from '../backup/restore.ts';

const HELP = `Vuelve a los datos de una copia. Con el programa detenido:

  ${RESTORE_COMMAND} copia.db

Los datos que hay se guardan aparte y no se borran.`;

await runCommand(HELP, async (name) => {
  if (name === undefined) {
    throw new StartError(`Falta el nombre de la copia, por ejemplo: ${RESTORE_COMMAND} copia.db`);
  }
  const file = resolve(process.env['INIT_CWD'] || process.cwd(), name);
  const kept = await restore(readConfig(process.env), file, new Date());
  const told = [`Restaurado: ${file}.`, kept, `Ya podés iniciar Almanaque: ${START_COMMAND}`];
  return told.filter((line) => line !== null).join('\n');
});
