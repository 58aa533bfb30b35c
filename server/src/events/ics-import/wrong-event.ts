import { ApiError } from '../../http/error.ts';
import { UnknownZoneError } from './company-time.ts';

/** Why an event cannot be imported, as a Spanish sentence. */
export class WrongEventError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WrongEventError';
  }
}

export const BAD_DATE = 'La fecha no se entiende: corregila en el archivo.';

/** Any fault of an event is the file's: the library throws its own errors for what it cannot read. */
export function reasonOf(error: unknown): string {
  if (error instanceof WrongEventError || error instanceof ApiError) return error.message;
  if (error instanceof UnknownZoneError) {
    return `No se sabe qué hora es en su zona horaria («${error.zone.slice(0, 60)}»): cargalo a mano.`;
  }
  return BAD_DATE;
}
