import { StartError } from '../server/src/config/start-error.ts';
import { HOUSE } from './house.ts';
import { inMegabytes } from './say.ts';

/** What npm, this process and the build of one part take together: 860 MB measured. */
const MEMORY_FOR_ONE = 1000 * 1024 ** 2;

/** For whoever may not write where the interface is built. */
export function mayNotBuild(error: unknown): StartError {
  const user = process.getuid?.();
  const how = user === undefined ? '' : `, por ejemplo con «sudo chown -R ${user} '${HOUSE}'»`;
  return new StartError(
    `Falta construir la interfaz y no hay permiso para escribir en ${HOUSE}: construila con el usuario ` +
      `dueño de esa carpeta («npm run build») o dale permiso al que inicia Almanaque${how}.`,
    error,
  );
}

/** Warnings only: whatever ended webpack gave it no time to say why. */
const saysNothing = (output: string): boolean =>
  output.split('\n').every((line) => line.trim() === '' || line.startsWith('<w>'));

/** Why a part could not be built: what the machine lacks in a sentence, anything else as webpack said it. */
export function buildFailure(part: string, output: string): StartError {
  if (saysNothing(output) || /heap out of memory|ENOMEM|signal=SIGKILL/.test(output)) {
    return new StartError(
      `No se pudo construir ${part}: el sistema la terminó, seguramente por falta de memoria. Hacen falta ` +
        `unos ${inMegabytes(MEMORY_FOR_ONE)} libres: cerrá otros programas o agregá memoria, y probá de nuevo.`,
    );
  }
  if (/\b(?:ENOSPC|EDQUOT)\b/.test(output)) {
    return new StartError(
      `No se pudo construir ${part}: el disco se llenó. Liberá espacio y probá de nuevo.`,
    );
  }
  if (/\b(?:EACCES|EPERM|EROFS)\b/.test(output)) return mayNotBuild(output);
  return new StartError(`No se pudo construir ${part}:\n${output.trim()}`);
}
