import { alone, MOVE_COMMAND } from '../config/commands.ts';
import { StartError } from '../config/start-error.ts';
import { apartFromPassword } from '../db/apart-from-password.ts';

/** Where the data go, with its password: what is on a command line all who use the machine can see. */
export const MOVE_TO = 'MOVE_TO';

const isPostgres = (text: string): boolean => /^postgres(?:ql)?:\/\//.test(text);

export type Destination =
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'folder'; readonly path: string };

const hasPassword = (url: string): boolean =>
  URL.canParse(url) && apartFromPassword(url).password !== '';

/**
 * @param given On the command line, where there is something.
 * @throws {StartError} saying what to do.
 */
export function destinationOf(given: string | undefined, env: NodeJS.ProcessEnv): Destination {
  if (given !== undefined && isPostgres(given) && hasPassword(given)) {
    throw new StartError(
      `En la línea de la orden la clave queda a la vista de otros. Poné la dirección en la variable ${MOVE_TO} ` +
        `y corré «${alone(MOVE_COMMAND)}» sin más. Nada cambió; si era la clave verdadera, conviene cambiarla.`,
    );
  }
  const text = given ?? env[MOVE_TO];
  if (text === undefined || text === '') {
    throw new StartError(
      `Falta el destino. Por ejemplo: ${MOVE_COMMAND} ./data, o la dirección de PostgreSQL en ${MOVE_TO}.`,
    );
  }
  return isPostgres(text) ? { kind: 'postgres', url: text } : { kind: 'folder', path: text };
}
