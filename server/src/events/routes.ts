import {
  companyEventResponseSchema,
  errorResponseSchema,
  eventChangeSchema,
  eventConflictSchema,
  eventRemovalSchema,
  eventRestoreSchema,
  newEventSchema,
} from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { actorOf, requireRole } from '../auth/require-role.ts';
import type { Database } from '../db/database.ts';
import { answerWrite } from '../http/stale-version.ts';
import { toCompanyEvent, type CompanyEventRow } from './company-event.ts';
import { findEvent } from './event-rows.ts';
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

const answer = answerWrite('event', SOMEONE_ELSE);
const shown = async (write: Promise<CompanyEventRow>) => toCompanyEvent(await write);

/** The company's own events, for organisers. */
export const eventRoutes: FastifyPluginCallbackZod<EventOptions> = (app, { database }, done) => {
  const writes = eventWrites(database);
  app.addHook('onRequest', requireRole('organizador'));
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
    (request, reply) => answer(reply, shown(writes.create(actorOf(request), request.body)), 201),
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
      answer(reply, shown(writes.change(actorOf(request), request.params.id, request.body))),
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
      return answer(reply, shown(writes.remove(actorOf(request), request.params.id, removal)));
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
      answer(
        reply,
        shown(writes.restore(actorOf(request), request.params.id, request.body.version)),
      ),
  );
  app.post(
    '/api/v1/events/:id/undo',
    {
      schema: {
        tags,
        summary: 'Deshacer el último cambio',
        params,
        body: eventRestoreSchema,
        response: { 200: companyEventResponseSchema, ...changing },
      },
    },
    (request, reply) =>
      answer(reply, shown(writes.undo(actorOf(request), request.params.id, request.body.version))),
  );
  done();
};
