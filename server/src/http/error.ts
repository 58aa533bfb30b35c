import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ErrorResponse } from '@almanaque/shared-contracts/schemas';
import { isDatabaseAway } from '../db/database-away.ts';
import { isDiskFull } from '../db/full-disk.ts';
import { CLIENT_ERRORS } from './client-errors.ts';
import { describeInvalid } from './invalid-input.ts';

/** An answer other than success that a route chose. `message` is Spanish, for the person at the screen. */
export class ApiError extends Error {
  readonly statusCode: number;
  /** Machine-readable, the `error` of the answer: 'not_found'. */
  readonly code: string;
  readonly field: string | undefined;

  constructor(statusCode: number, code: string, message: string, field?: string) {
    super(message);
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.code = code;
    this.field = field;
  }
}

const INTERNAL: ErrorResponse = {
  error: 'internal',
  message: 'Algo falló de nuestro lado. Probá de nuevo en unos minutos.',
};

const DATABASE_AWAY: ErrorResponse = {
  error: 'database_unavailable',
  message: 'La base de datos no responde en este momento. Probá de nuevo en unos segundos.',
};
/** A database that restarts is back within seconds. */
const DATABASE_AWAY_S = 2;

export const DISK_FULL: ErrorResponse = {
  error: 'disk_full',
  message:
    'El disco del servidor está lleno y no se guardó nada. Pedile a quien lo administra que libere ' +
    'espacio, y probá de nuevo.',
};

interface Answer {
  readonly status: number;
  readonly body: ErrorResponse;
  /** After how many seconds the same request may succeed. */
  readonly retryAfter?: number;
}

function answerTo(error: FastifyError | ApiError, request: FastifyRequest): Answer {
  if (error instanceof ApiError) {
    const { statusCode: status, code, message, field } = error;
    return { status, body: { error: code, message, ...(field !== undefined && { field }) } };
  }
  if (isDatabaseAway(error)) {
    return { status: 503, body: DATABASE_AWAY, retryAfter: DATABASE_AWAY_S };
  }
  if (isDiskFull(error)) return { status: 507, body: DISK_FULL };
  const invalid = describeInvalid(error, request);
  if (invalid !== null) return { status: 400, body: invalid };
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return { status: 500, body: INTERNAL };
  return { status, body: CLIENT_ERRORS[status] ?? { ...CLIENT_ERRORS.default } };
}

/** Answers every failure in the contract's form. What is the server's fault is logged and not shown. */
export function sendError(
  error: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, body, retryAfter } = answerTo(error, request);
  if (status >= 500 && !(error instanceof ApiError)) request.log.error({ err: error }, 'failed');
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  void reply.code(status).header('cache-control', 'no-store').send(body);
}

export const errors = fp((app, _options, done) => {
  app.setErrorHandler(sendError);
  done();
});
