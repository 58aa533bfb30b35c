import {
  errorResponseSchema,
  keptIdeasResponseSchema,
  keptMessageResponseSchema,
  messageConflictSchema,
  messageWriteSchema,
} from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { actorOf, requireRole } from '../auth/require-role.ts';
import type { Database } from '../db/database.ts';
import { orStale } from '../http/stale-version.ts';
import { readIdeas, readMessage } from './read-message.ts';
import { saveMessage } from './save-message.ts';

interface MessageOptions {
  readonly database: Database;
}

const tags = ['Mensajes'];
const eventParams = z.strictObject({
  event: z.string().regex(/^[\w-]{1,200}$/, 'El identificador del evento no es válido.'),
});
const params = eventParams.extend({
  recommendation: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'El identificador de la recomendación no es válido.'),
});
const errors = { 400: errorResponseSchema, 401: errorResponseSchema, 403: errorResponseSchema };
const url = '/api/v1/messages/:event/:recommendation';

const SOMEONE_ELSE = 'Otra persona guardó este mensaje mientras lo editabas: elegí cuál queda.';
const answer = orStale('kept', SOMEONE_ELSE);

/** The messages that organisers edited. They may name people, so nobody else reads them. */
export const messageRoutes: FastifyPluginCallbackZod<MessageOptions> = (
  app,
  { database },
  done,
) => {
  app.addHook('onRequest', requireRole('organizador'));
  app.get(
    '/api/v1/messages/:event',
    {
      schema: {
        tags,
        summary: 'Las ideas de la IA que se guardaron para un evento, con su mensaje',
        params: eventParams,
        response: { 200: keptIdeasResponseSchema, ...errors },
      },
    },
    async (request) => ({
      ideas: await readIdeas(database, actorOf(request), request.params.event),
    }),
  );
  app.get(
    url,
    {
      schema: {
        tags,
        summary: 'El mensaje guardado de una recomendación para un evento',
        params,
        response: { 200: keptMessageResponseSchema, ...errors },
      },
    },
    async (request) => ({ message: await readMessage(database, actorOf(request), request.params) }),
  );
  app.put(
    url,
    {
      schema: {
        tags,
        summary: 'Guardar el mensaje de una recomendación para un evento',
        description:
          'Sin texto ni respuestas, vuelve a la plantilla. Con «idea», queda guardada también la ' +
          'recomendación de la IA; al volver a la plantilla, se va.',
        params,
        body: messageWriteSchema,
        response: {
          200: keptMessageResponseSchema,
          ...errors,
          404: errorResponseSchema,
          409: messageConflictSchema,
        },
      },
    },
    (request, reply) => {
      const { params: key, body } = request;
      const saved = saveMessage(database, actorOf(request), key, body);
      const written = saved.then((message) => ({ message }));
      return answer(reply, written, { sent: body.content });
    },
  );
  done();
};
