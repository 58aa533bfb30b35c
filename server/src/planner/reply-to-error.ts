import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { CLIENT_ERRORS } from '../http/client-errors.ts';
import { describeInvalid } from '../http/invalid-input.ts';
import { answerFor, PlannerError } from './failure.ts';
import type { PlannerMetrics } from './metrics.ts';

const INTERNAL = 'Algo falló de nuestro lado. Probá de nuevo en unos minutos.';

/**
 * Answers in the function's own form (specification, section 7): `error` is the Spanish sentence
 * for the person at the screen, where the rest of the API has a code there.
 */
export const replyToError =
  (metrics: PlannerMetrics) =>
  (error: FastifyError | PlannerError, request: FastifyRequest, reply: FastifyReply): void => {
    void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    if (error instanceof PlannerError) {
      metrics.request(error.failure.kind);
      const { status, message, retryAfter } = answerFor(error.failure);
      if (retryAfter !== null) void reply.header('retry-after', retryAfter);
      void reply.code(status).send({ error: message });
      return;
    }
    const invalid = describeInvalid(error, request);
    const status = invalid === null ? (error.statusCode ?? 500) : 400;
    if (status >= 500) {
      metrics.request('internal');
      request.log.error({ err: error }, 'planner failed');
      void reply.code(500).send({ error: INTERNAL });
      return;
    }
    metrics.request('bad-request');
    const { message, field } = invalid ?? CLIENT_ERRORS[status] ?? CLIENT_ERRORS.default;
    void reply.code(status).send({ error: message, ...(field !== undefined && { field }) });
  };
