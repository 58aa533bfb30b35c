import { openSessionsResponseSchema } from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import { noStore } from '../../http/no-store.ts';
import { cookiesOf } from '../cookies.ts';
import { closeOtherSessions, closeSession, openSessions } from '../open-sessions.ts';
import { requireSession } from '../require-role.ts';
import { findSession } from '../session.ts';

interface OpenSessionRoutesOptions {
  readonly database: Database;
}

const URL = '/api/v1/auth/sessions';
const tags = ['Cuentas'];
const params = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/, 'El identificador de la sesión no es válido.'),
});
const errors = { 400: errorResponseSchema, 401: errorResponseSchema, 403: errorResponseSchema };

/** What whoever is signed in may see and end of their own sessions. */
export const openSessionRoutes: FastifyPluginCallbackZod<OpenSessionRoutesOptions> = (
  app,
  { database },
  done,
) => {
  const accounts = { database, library: app.accounts };
  app.addHook('onRequest', noStore);
  app.get(
    URL,
    {
      schema: {
        tags,
        summary: 'Las sesiones abiertas de la cuenta propia',
        response: { 200: openSessionsResponseSchema, ...errors },
      },
    },
    async (request, reply) => {
      const session = await requireSession(request, reply);
      const { id } = await findSession(app.accounts, cookiesOf(request));
      return { sessions: await openSessions(accounts, session, id) };
    },
  );
  app.delete(
    URL,
    {
      schema: {
        tags,
        summary: 'Cerrar las demás sesiones de la cuenta propia',
        response: { 204: z.null(), ...errors },
      },
    },
    async (request, reply) => {
      const session = await requireSession(request, reply);
      const { id } = await findSession(app.accounts, cookiesOf(request));
      if (id !== null) await closeOtherSessions(accounts, session, id);
      return reply.code(204).send(null);
    },
  );
  app.delete(
    `${URL}/:id`,
    {
      schema: {
        tags,
        summary: 'Cerrar una sesión de la cuenta propia',
        params,
        response: { 204: z.null(), 404: errorResponseSchema, ...errors },
      },
    },
    async (request, reply) => {
      const session = await requireSession(request, reply);
      await closeSession(accounts, session, request.params.id);
      return reply.code(204).send(null);
    },
  );
  done();
};
