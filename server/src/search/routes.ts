import { MAX_SEARCH_LENGTH, searchResponseSchema } from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { supportedDate } from '../calendar/query.ts';
import type { Database } from '../db/database.ts';
import { clientKey } from '../http/client-key.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { refuseMany } from '../http/refuse-many.ts';
import { searchIn } from './search.ts';

/** A whole office may share one address; who types makes some ten requests a minute. */
const PER_MINUTE = 300;

const querySchema = z.strictObject({
  q: z
    .string()
    .max(MAX_SEARCH_LENGTH, `El campo «q» admite hasta ${MAX_SEARCH_LENGTH} caracteres.`),
  from: supportedDate('from'),
});

interface SearchOptions {
  readonly database: Database;
}

export const searchRoutes: FastifyPluginCallbackZod<SearchOptions> = (app, { database }, done) => {
  const search = searchIn(database);
  const limit = createRateLimit(PER_MINUTE);
  app.get(
    '/api/v1/search',
    {
      schema: {
        tags: ['Calendario'],
        summary: 'Busca en el calendario',
        description:
          'Eventos de la empresa por título, descripción y lugar; feriados y efemérides por su nombre; cumpleaños y aniversarios por el nombre de la persona. ' +
          'Encuentra palabras por su comienzo, sin distinguir mayúsculas ni acentos, y entiende clases («feriado», «cumpleaños de Ana»), días («25/12») y meses («diciembre»). ' +
          'Si nada se llama así, busca lo más parecido. Primero lo que viene desde «from», cada cosa en su próxima fecha; un feriado o una efeméride de ese nombre, antes que las personas que se llaman así.',
        querystring: querySchema,
        response: {
          200: searchResponseSchema,
          400: errorResponseSchema,
          429: errorResponseSchema,
        },
      },
    },
    async (request, reply) => {
      refuseMany(limit, clientKey(request), reply);
      const { query } = request;
      void reply.header('cache-control', 'private, no-cache');
      return search(query.q, query.from);
    },
  );
  done();
};
