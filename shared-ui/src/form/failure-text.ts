import { ApiError } from '@almanaque/shared-contracts';

/** What to tell a person of a request that came to nothing. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError
    ? error.message
    : 'No se pudo llegar al servidor. Revisá tu conexión y probá de nuevo.';
