import { fileURLToPath } from 'node:url';
import {
  BACKUP_COMMAND,
  LINK_COMMAND,
  MOVE_COMMAND,
  RESTORE_COMMAND,
  START_COMMAND,
} from './config/commands.ts';
import { loadSettingsFile } from './config/settings-file.ts';
import { StartError } from './config/start-error.ts';

// The program of a release and of the image: the server, and the commands beside it.

// Beside the program's folder and not in it: the next version, unpacked there too, finds it.
const KEPT = fileURLToPath(new URL('../../../almanaque-datos', import.meta.url));

const HELP = `${START_COMMAND}                     inicia Almanaque
${BACKUP_COMMAND} copia.db      copia los datos a un archivo
${RESTORE_COMMAND} copia.db  vuelve a los datos de una copia
${MOVE_COMMAND} destino        pasa los datos de SQLite a PostgreSQL, o al revés
${LINK_COMMAND}              da un enlace para elegir otra contraseña de administrador

Los datos están en ${KEPT}, o donde diga la variable DATA_DIR.
Los ajustes se leen del entorno o de un archivo .env en esa carpeta: ver LEEME.txt.`;

try {
  loadSettingsFile(`${KEPT}/.env`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
process.env['DATA_DIR'] ||= KEPT;

const [command] = process.argv.splice(2, 1);
switch (command) {
  case undefined:
    await import('./main.ts');
    break;
  case 'copia':
    await import('./commands/backup.ts');
    break;
  case 'restaurar':
    await import('./commands/restore.ts');
    break;
  case 'mudar':
    await import('./commands/move-data.ts');
    break;
  case 'enlace':
    await import('./commands/admin-link.ts');
    break;
  case '--help':
  case '-h':
  case '--ayuda':
    process.stdout.write(`${HELP}\n`);
    break;
  default:
    process.stderr.write(`No existe la orden '${command}'.\n\n${HELP}\n`);
    process.exitCode = 1;
}
