import {
  calendarRangeSchema,
  dayEventsSchema,
  errorResponseSchema,
} from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Database } from '../db/database.ts';
import { dayParamsSchema, dayQuerySchema, rangeQuerySchema } from './query.ts';
import { readDay, readRange } from './read-calendar.ts';

interface CalendarOptions {
  readonly database: Database;
}

/** Kept by the browser, and asked about each time: the entity tag makes the answer a 304. */
const REVALIDATED = 'private, no-cache';

export const calendarRoutes: FastifyPluginCallbackZod<CalendarOptions> = (
  app,
  { database },
  done,
) => {
  app.get(
    '/api/v1/calendar',
    {
      schema: {
        tags: ['Calendario'],
        summary: 'Todo lo que cae en un período',
        description:
          'Feriados, días no laborables, efemérides, eventos de la empresa, cumpleaños y aniversarios.',
        querystring: rangeQuerySchema,
        response: { 200: calendarRangeSchema, 400: errorResponseSchema },
      },
    },
    async ({ query }, reply) =>
      reply
        .header('cache-control', REVALIDATED)
        .send(await readRange(database, query.from, query.to)),
  );
  app.get(
    '/api/v1/calendar/days/:date',
    {
      schema: {
        tags: ['Calendario'],
        summary: 'Todos los eventos de un día',
        params: dayParamsSchema,
        description:
          'Los cumpleaños y aniversarios llegan de a 200: si la respuesta trae «next», mandalo como «after» para seguir.',
        querystring: dayQuerySchema,
        response: { 200: dayEventsSchema, 400: errorResponseSchema },
      },
    },
    async ({ params, query }, reply) =>
      reply
        .header('cache-control', REVALIDATED)
        .send(await readDay(database, params.date, query.after ?? null)),
  );
  done();
};
