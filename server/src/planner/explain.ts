import type { FastifyError, FastifyRequest } from 'fastify';
import { CLIENT_ERRORS } from '../http/client-errors.ts';
import { ApiError } from '../http/error.ts';
import { describeInvalid } from '../http/invalid-input.ts';
import { answerFor, isProviderFault, PlannerError } from './failure.ts';
import type { Outcome } from './metrics.ts';

/** An error as the client is told of it. */
export interface Explanation {
  readonly outcome: Outcome;
  readonly status: number;
  readonly message: string;
  /** Seconds, for the Retry-After header (RFC 9110, section 10.2.3). */
  readonly retryAfter?: number;
  /** The field of the body at fault. */
  readonly field?: string;
}

const INTERNAL = 'Algo falló de nuestro lado. Probá de nuevo en unos minutos.';

/** The other side's own words may repeat the key or what was asked: the log has its codes alone. */
function logFault({ failure: { kind }, said }: PlannerError, { log }: FastifyRequest): void {
  if (!isProviderFault(kind)) return;
  log.warn({ fault: kind, status: said?.status ?? null, code: said?.code ?? null }, 'ai provider');
}

/** What is the server's own fault is logged and not shown. */
export function explain(
  error: FastifyError | PlannerError | ApiError,
  request: FastifyRequest,
): Explanation {
  if (error instanceof PlannerError) {
    logFault(error, request);
    return { outcome: error.failure.kind, ...answerFor(error.failure) };
  }
  const invalid = error instanceof ApiError ? error : describeInvalid(error, request);
  const status = error.statusCode ?? 500;
  if (status >= 500) {
    request.log.error({ err: error }, 'planner failed');
    return { outcome: 'internal', status: 500, message: INTERNAL };
  }
  const { message, field } = invalid ?? CLIENT_ERRORS[status] ?? CLIENT_ERRORS.default;
  return { outcome: 'bad-request', status, message, ...(field !== undefined && { field }) };
}
