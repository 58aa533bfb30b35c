/** Whether this is the built server, of a release or an image, and not its sources. */
const isBuilt = !import.meta.url.endsWith('.ts');

const PROGRAM = process.platform === 'win32' ? 'almanaque' : './almanaque';

/** What a person types for it here, before what the command is given. */
const typed = (built: string, script: string): string =>
  isBuilt ? `${PROGRAM} ${built}` : `npm run ${script} --`;

/** A command as it is typed with nothing after it. */
export const alone = (command: string): string => command.replace(/ --$/, '');

export const START_COMMAND = isBuilt ? PROGRAM : 'npm start';
export const BACKUP_COMMAND = typed('copia', 'backup');
export const RESTORE_COMMAND = typed('restaurar', 'restore');
export const MOVE_COMMAND = typed('mudar', 'move-data');
export const LINK_COMMAND = typed('enlace', 'admin:link');
