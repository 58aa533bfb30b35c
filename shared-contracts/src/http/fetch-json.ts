import * as z from 'zod/mini';
import { fetchSignedIn } from '../session/portal-pass.ts';
import { sessionOwner } from '../session/session-owner.ts';
import { askToSignIn } from '../session/sign-in-request.ts';
import { errorResponseSchema } from './api-error.ts';

/**
 * An answer that is no success. `message` is Spanish and may be shown as it is.
 *
 * Those of every copy of this package on the page are told by `instanceof`: what one copy asked for
 * another may retry, or show.
 */
export class ApiError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError';
  }
  override readonly name = 'ApiError';
  readonly status: number;
  /** The field of what was sent that the server found wrong, where it named one. */
  readonly field: string | undefined;
  constructor(
    status: number,
    message: string,
    options?: ErrorOptions & { field?: string | undefined },
  ) {
    super(message, options);
    this.status = status;
    this.field = options?.field;
  }
}

/** The body of an answer that has none (204). */
export const noContentSchema = z.null();

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

async function refusalOf(response: Response): Promise<ApiError> {
  const body = errorResponseSchema.safeParse(await bodyOf(response));
  if (!body.success) return new ApiError(response.status, UNREADABLE);
  const { message, field } = body.data;
  return new ApiError(response.status, message, { field });
}

async function answerOf<S extends z.ZodMiniType>(
  schema: S,
  response: Response,
): Promise<z.infer<S>> {
  if (!response.ok) throw await refusalOf(response);
  const parsed = schema.safeParse(await bodyOf(response));
  if (!parsed.success) throw new ApiError(response.status, UNREADABLE, { cause: parsed.error });
  return parsed.data;
}

/**
 * Runs `send`. Where the session has ended meanwhile, sign-in is offered, and the person who signs in
 * again goes on: it runs again, since nothing was written. It does not in the session of another person.
 * Every write of this file does so by itself.
 */
export async function withSession<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401 && (await askToSignIn()))) throw error;
    return send();
  }
}

function request<S extends z.ZodMiniType>(
  schema: S,
  url: string,
  init: RequestInit,
  headers: Readonly<Record<string, string>>,
): Promise<z.infer<S>> {
  const { id } = sessionOwner();
  // The browser's tabs share their session, and another person may have signed in in one of them.
  const author = init.method && id && { 'almanaque-account': id };
  const sent = { ...init, headers: { accept: 'application/json', ...headers, ...author } };
  const send = async () => answerOf(schema, await fetchSignedIn(url, sent));
  // A wrong password is answered 401 as well: that is the answer, and no reason to ask for another.
  return !init.method || url.endsWith('/sign-in') ? send() : withSession(send);
}

/**
 * GETs `url`, or writes to it by the method of `init`, and parses the answer.
 * @throws {ApiError} the server said no, or its answer does not fit `schema`.
 * @throws {TypeError} the server was not reached, or its answer broke off.
 * @throws {DOMException} `init.signal` was aborted.
 */
export const fetchJson = <S extends z.ZodMiniType>(
  schema: S,
  url: string,
  init: RequestInit = {},
): Promise<z.infer<S>> => request(schema, url, init, {});

/** GETs `url` and gives what it answers as it is. Throws as `fetchJson` does. */
export async function fetchFile(url: string): Promise<Blob> {
  const response = await fetchSignedIn(url);
  if (!response.ok) throw await refusalOf(response);
  return response.blob();
}

/**
 * Sends `body` as JSON, or nothing when it is undefined, and parses the answer. Throws as `fetchJson`
 * does. It is sent twice only when the first was refused for want of a session and the person signed in.
 */
export const sendJson = <S extends z.ZodMiniType>(
  schema: S,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  body?: unknown,
): Promise<z.infer<S>> =>
  // Undefined is no text as JSON either: no body is sent.
  request(
    schema,
    url,
    { method, body: JSON.stringify(body) },
    body === undefined ? {} : { 'content-type': 'application/json' },
  );
