import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { actorOf, requireRole } from '../auth/require-role.ts';
import { personParams, tags, writerOf, type PeopleRoutesOptions } from '../people/route-parts.ts';
import { deletePerson, exportPerson } from './personal-data.ts';

const errors = {
  400: errorResponseSchema,
  401: errorResponseSchema,
  403: errorResponseSchema,
  404: errorResponseSchema,
};

/** What a person may ask of whoever keeps their data (Ley 25.326): all of it, or that it goes. For administrators alone. */
export const personalDataRoutes: FastifyPluginCallbackZod<PeopleRoutesOptions> = (
  app,
  { database },
  done,
) => {
  app.addHook('onRequest', requireRole('administrador'));
  const writer = writerOf({ database });
  app.delete(
    '/api/v1/people/:id',
    {
      schema: {
        tags,
        summary: 'Borrar a una persona y todo lo guardado sobre ella',
        params: personParams,
        response: { 204: z.null(), ...errors },
      },
    },
    async (request, reply) => {
      await deletePerson(writer(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
  app.get(
    '/api/v1/people/:id/data',
    {
      schema: {
        tags,
        summary: 'Todo lo guardado sobre una persona (Ley 25.326)',
        params: personParams,
      },
    },
    async (request, reply) => {
      const data = await exportPerson(writer(request), actorOf(request), request.params.id);
      return reply
        .header('content-disposition', 'attachment; filename="datos-personales.json"')
        .send(data);
    },
  );
  done();
};
