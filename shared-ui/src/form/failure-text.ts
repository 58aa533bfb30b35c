import { ApiError } from '@almanaque/shared-contracts';

/** It did not come as far as the server, or no answer of its own came back. */
export const isUnreached = (error: unknown): boolean => !(error instanceof ApiError);

/** What to tell a person of a request that came to nothing. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError
    ? error.message
    : 'No se pudo llegar al servidor. Revisá tu conexión y probá de nuevo.';
