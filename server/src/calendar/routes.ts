import {
  calendarRangeSchema,
  dayEventsSchema,
  errorResponseSchema,
  peopleFacetsSchema,
} from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Database } from '../db/database.ts';
import { filterOf } from './filter-query.ts';
import { findEvent } from './find-event.ts';
import { keepAnswers } from './kept-answers.ts';
import { dayParamsSchema, dayQuerySchema, eventParamsSchema, rangeQuerySchema } from './query.ts';
import { readPlaces } from './places.ts';
import { readDay, readRange } from './read-calendar.ts';
import { send, write, type WrittenAnswer } from './written-answer.ts';

interface CalendarOptions {
  readonly database: Database;
}

export const calendarRoutes: FastifyPluginCallbackZod<CalendarOptions> = (
  app,
  { database },
  done,
) => {
  const kept = keepAnswers<WrittenAnswer>(database, 'calendar');
  app.get(
    '/api/v1/calendar',
    {
      schema: {
        tags: ['Calendario'],
        summary: 'Todo lo que cae en un período',
        description:
          'Feriados, días no laborables, efemérides, eventos de la empresa, cumpleaños y aniversarios. ' +
          'Con «types», solo los de esos tipos. Con «office» o «team», las fechas de su gente y lo que es de todos.',
        querystring: rangeQuerySchema,
        response: { 200: calendarRangeSchema, 400: errorResponseSchema },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const { from, to } = query;
      const filter = filterOf(query);
      const read = async () => write(await readRange(database, from, to, filter));
      return send(request, reply, await kept(JSON.stringify(['range', from, to, filter]), read));
    },
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
    async (request, reply) => {
      const {
        params: { date },
        query,
      } = request;
      const { after = null } = query;
      const filter = filterOf(query);
      const read = async () => write(await readDay(database, date, after, filter));
      return send(request, reply, await kept(JSON.stringify(['day', date, after, filter]), read));
    },
  );
  app.get(
    '/api/v1/calendar/events/:id',
    {
      schema: {
        tags: ['Calendario'],
        summary: 'Un evento, en el día en que cae',
        params: eventParamsSchema,
        response: { 200: dayEventsSchema, 400: errorResponseSchema, 404: errorResponseSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return send(request, reply, write(await findEvent(database, id)));
    },
  );
  app.get(
    '/api/v1/calendar/places',
    {
      schema: {
        tags: ['Calendario'],
        summary: 'Las oficinas y los equipos por los que se puede filtrar',
        response: { 200: peopleFacetsSchema },
      },
    },
    async (request, reply) =>
      send(request, reply, await kept('places', async () => write(await readPlaces(database)))),
  );
  done();
};
