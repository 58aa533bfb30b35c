import {
  errorResponseSchema,
  remoteLoadsRequestSchema,
  type RemoteLoad,
} from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallback } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { Counter, Histogram } from 'prom-client';
import * as z from 'zod/mini';
import { clientKey } from '../http/client-key.ts';
import { ApiError } from '../http/error.ts';
import { createRateLimit } from '../http/rate-limit.ts';

/** Many people may share one address; a report lost is no harm. */
const PER_MINUTE = 600;

/** Pages say which remotes and versions there are: so many are told apart, the rest are 'other'. */
const MAX_BUILDS = 60;

/** A part, its version, and what of it was to be shown; '': none of it is told apart. */
type Build = Readonly<Record<'remote' | 'version' | 'contribution', string>>;

const OTHER: Build = { remote: 'other', version: 'other', contribution: 'other' };

function boundedBuilds(): (load: RemoteLoad) => Build {
  const known = new Set<string>();
  return ({ remote, version, contribution = '' }) => {
    const build = { remote, version: version ?? 'unknown', contribution };
    const key = Object.values(build).join(' ');
    if (!known.has(key) && known.size >= MAX_BUILDS) return OTHER;
    known.add(key);
    return build;
  };
}

const schema = {
  summary: 'Cuenta cómo le fue a una página con la carga de sus partes',
  tags: ['métricas'],
  body: remoteLoadsRequestSchema,
  response: { 204: z.null(), 400: errorResponseSchema, 429: errorResponseSchema },
};

/** Why, for whoever mends it: more exact where the page looked. */
function reasonOf({ outcome, fault }: RemoteLoad): string {
  if (fault) return fault;
  return outcome === 'incompatible' ? 'contract' : outcome;
}

interface RemoteLoadOptions {
  /** Milliseconds since 1970, as `Date.now`. */
  readonly now?: () => number;
}

/** What pages report of their remotes, for `/metrics`. Nothing about a person is taken or kept. */
export const remoteLoadRoutes: FastifyPluginCallback<RemoteLoadOptions> = (
  app,
  { now = Date.now },
  done,
) => {
  const limit = createRateLimit(PER_MINUTE, now);
  const buildOf = boundedBuilds();
  const logLimit = createRateLimit(1, now);
  const loads = new Counter({
    name: 'almanaque_remote_loads_total',
    help: 'Attempts of pages to load a remote, by how far they got and how they ended.',
    labelNames: ['remote', 'version', 'contribution', 'phase', 'outcome'],
    registers: [app.metrics],
  });
  const failures = new Counter({
    name: 'almanaque_remote_load_failures_total',
    help: 'Attempts of pages to load a remote that failed, by why.',
    labelNames: ['remote', 'version', 'contribution', 'reason'],
    registers: [app.metrics],
  });
  const duration = new Histogram({
    name: 'almanaque_remote_load_seconds',
    help: 'How long pages took to load a remote, or to give up.',
    labelNames: ['outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [app.metrics],
  });

  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/v1/metrics/remote-loads',
    // A page has remotes before anybody signs in.
    { schema, config: { withoutSession: true } },
    async (request, reply) => {
      const wait = limit.take(clientKey(request));
      if (wait !== null) {
        void reply.header('retry-after', wait);
        throw new ApiError(429, 'rate_limited', `Probá de nuevo en ${wait} segundos.`);
      }
      for (const load of request.body.loads) {
        const build = buildOf(load);
        loads.inc({ ...build, phase: load.phase, outcome: load.outcome });
        if (load.outcome !== 'ready') {
          const reason = reasonOf(load);
          failures.inc({ ...build, reason });
          // However many pages tell of a part, one line a minute.
          const { remote: part, version, contribution } = build;
          if (logLimit.take(`${part} ${contribution}`) === null) {
            const { origin } = request.headers;
            const told = { part, contribution, version, reason, phase: load.phase };
            app.log.warn({ ...told, origin: origin ?? null }, 'a page could not load a part');
          }
        }
        if (load.phase !== 'mount') {
          duration.observe({ outcome: load.outcome }, load.durationMs / 1000);
        }
      }
      return reply.code(204).send(null);
    },
  );
  done();
};
