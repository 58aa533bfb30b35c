import {
  companyEventResponseSchema,
  errorResponseSchema,
  eventChangeSchema,
  eventConflictSchema,
  eventRemovalSchema,
  eventRestoreSchema,
  newEventSchema,
  type CompanyEvent,
} from '@almanaque/shared-contracts/schemas';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { actorOf, requireRole } from '../auth/require-role.ts';
import type { Database } from '../db/database.ts';
import { toCompanyEvent, type CompanyEventRow } from './company-event.ts';
import { findEvent, StaleEventError } from './event-rows.ts';
import { eventWrites } from './event-writes.ts';

interface EventOptions {
  readonly database: Database;
}

const tags = ['Eventos'];
const params = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/, 'El identificador del evento no es válido.'),
});
const errors = { 400: errorResponseSchema, 401: errorResponseSchema, 403: errorResponseSchema };
const changing = { ...errors, 404: errorResponseSchema, 409: eventConflictSchema };
const found = { 200: companyEventResponseSchema, ...errors, 404: errorResponseSchema };

const SOMEONE_ELSE =
  'Otra persona cambió este evento mientras lo editabas: elegí qué versión queda.';

/** An answer of 409 carries the event as it is now, so that the person can choose. */
async function answer(
  reply: FastifyReply,
  write: Promise<CompanyEventRow>,
  status = 200,
): Promise<{ event: CompanyEvent }> {
  try {
    const event = toCompanyEvent(await write);
    void reply.code(status);
    return { event };
  } catch (error) {
    if (!(error instanceof StaleEventError)) throw error;
    void reply.code(409);
    const conflict = {
      error: 'stale_version',
      message: SOMEONE_ELSE,
      event: toCompanyEvent(error.current),
    };
    return conflict;
  }
}

/** The company's own events, for organisers. */
export const eventRoutes: FastifyPluginCallbackZod<EventOptions> = (app, { database }, done) => {
  const writes = eventWrites(database);
  app.addHook('onRequest', requireRole('organizador'));
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.header('cache-control', 'no-store');
    next();
  });
  app.post(
    '/api/v1/events',
    {
      schema: {
        tags,
        summary: 'Agregar un evento de la empresa',
        body: newEventSchema,
        response: { 201: companyEventResponseSchema, ...errors },
      },
    },
    (request, reply) => answer(reply, writes.create(actorOf(request), request.body), 201),
  );
  app.get(
    '/api/v1/events/:id',
    { schema: { tags, summary: 'Un evento, para editarlo', params, response: found } },
    async (request) => ({ event: toCompanyEvent(await findEvent(database, request.params.id)) }),
  );
  app.patch(
    '/api/v1/events/:id',
    {
      schema: {
        tags,
        summary: 'Cambiar un evento, o lo que se diga de los que se repiten',
        params,
        body: eventChangeSchema,
        response: { 200: companyEventResponseSchema, ...changing },
      },
    },
    (request, reply) =>
      answer(reply, writes.change(actorOf(request), request.params.id, request.body)),
  );
  app.delete(
    '/api/v1/events/:id',
    {
      schema: {
        tags,
        summary: 'Borrar un evento, o lo que se diga de los que se repiten; se puede deshacer',
        params,
        querystring: eventRemovalSchema,
        response: { 200: companyEventResponseSchema, ...changing },
      },
    },
    (request, reply) => {
      const { version, ...rest } = request.query;
      const removal = { ...rest, version: Number(version) };
      return answer(reply, writes.remove(actorOf(request), request.params.id, removal));
    },
  );
  app.post(
    '/api/v1/events/:id/restore',
    {
      schema: {
        tags,
        summary: 'Deshacer un borrado',
        params,
        body: eventRestoreSchema,
        response: { 200: companyEventResponseSchema, ...changing },
      },
    },
    (request, reply) =>
      answer(reply, writes.restore(actorOf(request), request.params.id, request.body.version)),
  );
  done();
};
