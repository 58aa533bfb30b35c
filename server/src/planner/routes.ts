import {
  plannerRequestSchema,
  plannerResponseSchema,
  type Recommendation,
} from '@almanaque/shared-contracts/schemas';
import type { FastifyError, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Registry } from 'prom-client';
import * as z from 'zod/mini';
import { clientKey } from '../http/client-key.ts';
import type { Agreement } from './agreement/agreement.ts';
import type { PlannerConfig } from '../config/planner.ts';
import { explain } from './explain.ts';
import { PlannerError } from './failure.ts';
import type { DailyCalls } from './limits/daily-calls.ts';
import { plannerMetrics } from './metrics.ts';
import { createPlanner } from './planner.ts';
import type { Preparation } from './prepare.ts';
import { NDJSON, sendLines } from './stream.ts';

export interface PlannerRoutesOptions extends Preparation {
  readonly config: PlannerConfig;
  /** The installation's public key, which every page is given. */
  readonly publicKey: string;
  readonly agreement: Pick<Agreement, 'read'>;
  readonly dailyCalls: DailyCalls;
  readonly metrics: Registry;
  /** Milliseconds since 1970, as `Date.now`. */
  readonly now?: () => number;
}

const errorSchema = z.object({ error: z.string(), field: z.optional(z.string()) });

const schema = {
  summary: 'Pide a la IA tres recomendaciones para un evento',
  description: `Con \`Accept: ${NDJSON}\` las recomendaciones llegan de a una, una por línea: \`{"type":"recommendation","recommendation":{…}}\`, y al final \`{"type":"done"}\` o \`{"type":"error","error":"…","status":502}\`. Un error anterior a la primera recomendación llega como JSON con su código de estado.`,
  tags: ['Recomendaciones'],
  body: plannerRequestSchema,
  response: {
    200: plannerResponseSchema,
    400: errorSchema,
    401: errorSchema,
    429: errorSchema,
    502: errorSchema,
    503: errorSchema,
    504: errorSchema,
  },
};

/** The functions client sends the key as `apikey`, and older versions as a bearer token too. */
const carriesKey = ({ headers }: FastifyRequest, key: string): boolean =>
  headers['apikey'] === key || headers.authorization === `Bearer ${key}`;

/** Aborts when the client goes away before it was answered. */
function leaving(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

export const plannerRoutes: FastifyPluginCallback<PlannerRoutesOptions> = (app, options, done) => {
  const { config, publicKey, now = Date.now } = options;
  const metrics = plannerMetrics(options.metrics);
  const planner =
    config.kind === 'off' ? null : createPlanner({ ...options, config, metrics, now });

  // In the function's own form (specification, section 7): `error` is the Spanish sentence for the
  // person at the screen, where the rest of the API has a code there.
  app.setErrorHandler((cause: FastifyError, request, reply) => {
    const { outcome, status, message, retryAfter, field } = explain(cause, request);
    metrics.request(outcome);
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    void reply.code(status).send({ error: message, ...(field !== undefined && { field }) });
  });
  app.withTypeProvider<ZodTypeProvider>().post(
    '/functions/v1/ai-event-planner',
    {
      schema,
      onRequest: (request, _reply, next) => {
        if (carriesKey(request, publicKey)) next();
        else next(new PlannerError({ kind: 'unauthorized' }));
      },
    },
    async (request, reply) => {
      if (planner === null) throw new PlannerError({ kind: 'off' });
      if ((await options.agreement.read()) === null) throw new PlannerError({ kind: 'not-agreed' });
      void reply.header('cache-control', 'no-store');
      const answer = planner.recommend(request.body, clientKey(request), leaving(reply));
      if (request.headers.accept?.includes(NDJSON)) return sendLines(answer, reply, metrics);
      const recommendations: Recommendation[] = [];
      for await (const recommendation of answer) recommendations.push(recommendation);
      return { recommendations };
    },
  );
  done();
};
