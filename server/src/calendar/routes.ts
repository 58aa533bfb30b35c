import {
  calendarRangeSchema,
  daysBetween,
  dayEventsSchema,
  errorResponseSchema,
  peopleFacetsSchema,
} from '@almanaque/shared-contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Database } from '../db/database.ts';
import { clientKey } from '../http/client-key.ts';
import { createBudget } from '../http/rate-limit.ts';
import { refuseCostly } from '../http/refuse-many.ts';
import { filterOf } from './filter-query.ts';
import { findEvent } from './find-event.ts';
import { keepAnswers } from '../cache/kept-answers.ts';
import {
  calendarQuerySchema,
  dayParamsSchema,
  dayQuerySchema,
  eventParamsSchema,
  eventQuerySchema,
} from './query.ts';
import { readPlaces } from './places.ts';
import { readDay, readRange } from './read-calendar.ts';
import { send, write, type WrittenAnswer } from './written-answer.ts';

/**
 * How many days of the calendar are worked out for one address in a minute, at once or spread. A whole
 * office may be behind one: this is fifteen hundred people who open the calendar in the same minute, for
 * what is kept costs `A_READ` alone, or sixty different years.
 */
const DAYS_PER_MINUTE = 24_000;

/** What any read costs, as days: a page makes some four. */
const A_READ = 4;

interface CalendarOptions {
  readonly database: Database;
}

export const calendarRoutes: FastifyPluginCallbackZod<CalendarOptions> = (
  app,
  { database },
  done,
) => {
  const kept = keepAnswers<WrittenAnswer>(database, 'calendar');
  const budget = createBudget(DAYS_PER_MINUTE);
  /** Counts a read; what `costOf` gives counts the days, where they have to be worked out. */
  const readBy = (request: FastifyRequest, reply: FastifyReply) => {
    const client = clientKey(request);
    refuseCostly(budget, client, A_READ, reply);
    return (days: number) => ({
      days,
      admit: () => refuseCostly(budget, client, days, reply),
    });
  };
  app.get(
    '/api/v1/calendar',
    {
      schema: {
        tags: ['Calendario'],
        summary: 'Todo lo que cae en un período',
        description:
          'Feriados, días no laborables, efemérides, eventos de la empresa, cumpleaños y aniversarios. ' +
          'Con «types», solo los de esos tipos. Con «office» o «team», las fechas de su gente y lo que es de todos. ' +
          'De cada día llegan los primeros 5, o los que diga «perDay», hasta 12, y cuántos son en total.',
        querystring: calendarQuerySchema,
        response: { 200: calendarRangeSchema, 400: errorResponseSchema, 429: errorResponseSchema },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const { from, to, perDay } = query;
      const costOf = readBy(request, reply);
      const filter = filterOf(query);
      const key = JSON.stringify(['range', from, to, filter, perDay]);
      const read = async () => write(await readRange(database, from, to, filter, perDay));
      const cost = costOf(daysBetween(from, to) + 1);
      return send(request, reply, await kept(key, read, cost));
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
        response: { 200: dayEventsSchema, 400: errorResponseSchema, 429: errorResponseSchema },
      },
    },
    async (request, reply) => {
      const {
        params: { date },
        query,
      } = request;
      const { after = null } = query;
      const costOf = readBy(request, reply);
      const filter = filterOf(query);
      const key = JSON.stringify(['day', date, after, filter]);
      const read = async () => write(await readDay(database, date, after, filter));
      return send(request, reply, await kept(key, read, costOf(1)));
    },
  );
  app.get(
    '/api/v1/calendar/events/:id',
    {
      schema: {
        tags: ['Calendario'],
        summary: 'Un evento, en el día en que cae',
        description:
          'Con «grupo-cumpleanos-AAAA-MM-DD» o «grupo-aniversario-AAAA-MM-DD», todas las fechas de ese tipo de ese día como una sola; con «office» o «team», las de esa gente.',
        params: eventParamsSchema,
        querystring: eventQuerySchema,
        response: {
          200: dayEventsSchema,
          400: errorResponseSchema,
          404: errorResponseSchema,
          429: errorResponseSchema,
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      readBy(request, reply)(1).admit();
      return send(request, reply, write(await findEvent(database, id, filterOf(request.query))));
    },
  );
  app.get(
    '/api/v1/calendar/places',
    {
      schema: {
        tags: ['Calendario'],
        summary: 'Las oficinas y los equipos por los que se puede filtrar',
        response: { 200: peopleFacetsSchema, 429: errorResponseSchema },
      },
    },
    async (request, reply) => {
      const costOf = readBy(request, reply);
      const read = async () => write(await readPlaces(database));
      return send(request, reply, await kept('places', read, costOf(1)));
    },
  );
  done();
};
