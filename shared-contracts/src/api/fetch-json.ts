import type * as z from 'zod/mini';
import { errorResponseSchema } from './api-error.ts';

/** An answer that is no success. `message` is Spanish and may be shown as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

const UNREADABLE = 'El servidor respondió algo que no se entiende. Probá de nuevo.';

/** Null when the body is not JSON. A body that breaks off is a failure of the network, not of its form. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

async function messageOf(response: Response): Promise<string> {
  const body = errorResponseSchema.safeParse(await bodyOf(response));
  return body.success ? body.data.message : UNREADABLE;
}

/**
 * GETs `url` and parses the answer.
 * @throws {ApiError} the server said no, or its answer does not fit `schema`.
 * @throws {TypeError} the server was not reached, or its answer broke off.
 * @throws {DOMException} `init.signal` was aborted.
 */
export async function fetchJson<S extends z.ZodMiniType>(
  schema: S,
  url: string,
  init: RequestInit = {},
): Promise<z.infer<S>> {
  const response = await fetch(url, { ...init, headers: { accept: 'application/json' } });
  if (!response.ok) throw new ApiError(response.status, await messageOf(response));
  const parsed = schema.safeParse(await bodyOf(response));
  if (!parsed.success) throw new ApiError(response.status, UNREADABLE, { cause: parsed.error });
  return parsed.data;
}
