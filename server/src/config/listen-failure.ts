import type { Config } from './config.ts';
import { errorCode } from './error-code.ts';
import { StartError } from './start-error.ts';

/** Below it, systems like Unix ask for a right of its own. */
const FIRST_FREE_PORT = 1024;

/** Nothing on this machine answers to that name or address. */
const BAD_HOST = new Set([
  'EADDRNOTAVAIL',
  'EAFNOSUPPORT',
  'EAI_AGAIN',
  'EAI_FAIL',
  'EINVAL',
  'ENOTFOUND',
]);

const mayUseLowPorts = (): string =>
  'Los menores que 1024 piden un permiso especial: usá otro con la variable PORT, por ejemplo PORT=3000, ' +
  `con un proxy por delante; o dale el permiso con «sudo setcap cap_net_bind_service=+ep ${process.execPath}» ` +
  'o, si lo inicia systemd, con «AmbientCapabilities=CAP_NET_BIND_SERVICE».';

/**
 * Why nothing can listen there and what to do, for who tries it before a build and for who listens.
 * @param chooseAnother What to do about a port that another program has.
 */
export function listenFailure(
  error: unknown,
  { port, host }: Pick<Config, 'port' | 'host'>,
  chooseAnother = 'Cerrá el otro programa o elegí otro puerto con la variable PORT, por ejemplo PORT=3001.',
): StartError {
  const code = errorCode(error);
  if (BAD_HOST.has(code)) {
    return new StartError(
      `La variable HOST dice ${host}, y esa dirección no es de esta máquina: quitala para escuchar en ` +
        'todas, o poné HOST=127.0.0.1 para que solo entre esta máquina.',
      error,
    );
  }
  const sentence = (why: string, remedy: string) =>
    new StartError(`No se puede usar el puerto ${port}: ${why}. ${remedy}`, error);
  if (code === 'EADDRINUSE') return sentence('ya lo usa otro programa', chooseAnother);
  if (code !== 'EACCES') return sentence(`código ${code}`, chooseAnother);
  return port < FIRST_FREE_PORT
    ? sentence('falta permiso', mayUseLowPorts())
    : sentence('el sistema lo reserva', chooseAnother);
}
