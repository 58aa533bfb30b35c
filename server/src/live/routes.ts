import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { Gauge, type Registry } from 'prom-client';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { clientKey } from '../http/client-key.ts';
import { ApiError } from '../http/error.ts';
import { openHub } from './hub.ts';
import { versionAt, type Snapshot } from './snapshot.ts';

interface LiveOptions {
  readonly database: Database;
  readonly databaseUrl: string | null;
  readonly metrics: Registry;
  readonly limits?: Limits;
}

interface Limits {
  readonly readers: number;
  /** From one address, behind which there may be a whole office. */
  readonly readersOfClient: number;
}

/** Each costs some kilobytes; beyond it pages read again as they did before there was this. */
const LIMITS: Limits = { readers: 2_000, readersOfClient: 500 };

/** After how long a page that found no room asks again. */
const RETRY_S = '60';

/** A page says how old its data are; between a write and its commit some time may pass. */
const MARGIN_MS = 5_000;

const count = (digits: number) => z.string().regex(new RegExp(`^\\d{1,${digits}}$`));
const querySchema = z.strictObject({ after: count(15).optional(), age: count(9).optional() });

const HEAD = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would otherwise collect some kilobytes before it passes anything on.
  'x-accel-buffering': 'no',
};

/** What the page knows: the header is what browsers' own `EventSource` sends. */
function knownTo(
  { after, age }: z.infer<typeof querySchema>,
  lastEventId: unknown,
  snapshot: Snapshot,
): number {
  const known = typeof lastEventId === 'string' && /^\d{1,15}$/.test(lastEventId) && lastEventId;
  if (known || after !== undefined) return Number(known || after);
  if (age === undefined) return snapshot.version;
  return versionAt(snapshot, new Date(Date.now() - Number(age) - MARGIN_MS));
}

export const liveRoutes: FastifyPluginCallbackZod<LiveOptions> = (app, options, done) => {
  const { limits = LIMITS, metrics, ...place } = options;
  const hub = openHub({ ...place, log: app.log });
  new Gauge({
    name: 'live_connections',
    help: 'Pages that are told of changes.',
    registers: [metrics],
    collect() {
      this.set(hub.readers());
    },
  });
  app.addHook('preClose', () => hub.close());
  app.get(
    '/api/v1/live',
    {
      exposeHeadRoute: false,
      schema: {
        tags: ['Cambios'],
        summary: 'Qué cambió, en el momento (text/event-stream)',
        description:
          'Cada mensaje nombra los temas que cambiaron, nunca los datos: pedilos de nuevo. `after` (o el encabezado Last-Event-ID) es la última versión recibida; `age`, cuántos milisegundos tienen los datos que ya están. Cada 25 s hay señal de vida.',
        querystring: querySchema,
        response: {
          400: errorResponseSchema,
          401: errorResponseSchema,
          429: errorResponseSchema,
          503: errorResponseSchema,
        },
      },
    },
    async (request, reply) => {
      const version = knownTo(request.query, request.headers['last-event-id'], await hub.now());
      // From here to where it is added nothing is waited for: of many at once, each is counted.
      const client = clientKey(request);
      if (hub.readersOf(client) >= limits.readersOfClient) {
        void reply.header('retry-after', RETRY_S);
        throw new ApiError(
          429,
          'too_many_readers',
          'Hay demasiadas páginas abiertas a la vez desde tu conexión: los cambios se ven al actualizar.',
        );
      }
      if (hub.readers() >= limits.readers) {
        void reply.header('retry-after', RETRY_S);
        throw new ApiError(
          503,
          'too_many_readers',
          'Hay demasiadas páginas abiertas a la vez: los cambios se ven al actualizar.',
        );
      }
      // From here on the answer is ours: nothing compresses it or holds it back.
      reply.hijack();
      for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...HEAD })) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      hub.add({ response: reply.raw, client, session: request.readingSession, version });
    },
  );
  done();
};
