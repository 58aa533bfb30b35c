import { StartError } from '../config/start-error.ts';
import { reasonOf } from '../db/files.ts';
import { isDiskFull } from '../db/full-disk.ts';
import { ApiError } from '../http/error.ts';

/** Why a copy that was asked for could not be made, for whoever asked. */
export function copyFailure(error: unknown): ApiError {
  if (isDiskFull(error)) {
    return new ApiError(
      507,
      'disk_full',
      'No hay lugar en el disco del servidor para otra copia, y no se hizo. Las anteriores siguen ' +
        'ahí. Pedile a quien lo administra que libere espacio, y probá de nuevo.',
    );
  }
  // A sentence of its own says what the server lacks: pg_dump, or a later one.
  const said =
    error instanceof StartError ? error.message : `No se pudo hacer la copia: ${reasonOf(error)}.`;
  return new ApiError(503, 'copy_failed', said);
}
