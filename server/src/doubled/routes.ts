import { doubledAnswerSchema, MAX_DOUBLED, seenEventsSchema } from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { actorOf, requireRole } from '../auth/require-role.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { companyDay } from '../time/company-day.ts';
import { doubledEvents } from './doubled-events.ts';
import { keptEvents } from './kept-events.ts';
import { bringBack, removeDoubled } from './remove-doubled.ts';

interface DoubledRoutesOptions {
  readonly database: Database;
  readonly config: Pick<Config, 'timeZone'>;
}

const tags = ['Personas'];
const errors = { 400: errorResponseSchema, 401: errorResponseSchema, 403: errorResponseSchema };
const written = { 200: seenEventsSchema, ...errors };
const querystring = z.strictObject({ person: z.string().min(1).max(64).optional() });

/** The events that show a date of the roster's a second time: for administrators alone. */
export const doubledRoutes: FastifyPluginCallbackZod<DoubledRoutesOptions> = (
  app,
  { database, config: { timeZone } },
  done,
) => {
  const today = () => companyDay(timeZone, Date.now()).today;
  app.addHook('onRequest', requireRole('administrador'));
  app.get(
    '/api/v1/people/doubled',
    {
      schema: {
        tags,
        summary: 'Los eventos propios que muestran otra vez una fecha de la nómina',
        querystring,
        response: { 200: doubledAnswerSchema, ...errors },
      },
    },
    async (request) => {
      const asked = { today: today(), personId: request.query.person };
      const events = await doubledEvents(database, asked);
      const kept = await keptEvents(database, { ...asked, viewer: actorOf(request) });
      return {
        events: events.slice(0, MAX_DOUBLED),
        total: events.length,
        kept: kept.slice(0, MAX_DOUBLED),
      };
    },
  );
  app.post(
    '/api/v1/people/doubled/removal',
    {
      schema: {
        tags,
        summary: 'Borrar de ellos los que se digan; se puede deshacer',
        body: seenEventsSchema,
        response: written,
      },
    },
    async (request) => {
      const wanted = new Map(request.body.events.map(({ id, version }) => [id, version]));
      const events = await exclusively(database, (db) =>
        removeDoubled(db, {
          actor: actorOf(request),
          now: new Date(),
          today: today(),
          isWanted: ({ id, version }) => wanted.get(id) === version,
        }),
      );
      return { events };
    },
  );
  app.post(
    '/api/v1/people/doubled/restoration',
    {
      schema: {
        tags,
        summary: 'Deshacer ese borrado',
        body: seenEventsSchema,
        response: written,
      },
    },
    async (request) => {
      const { events } = request.body;
      return {
        events: await exclusively(database, (db) => bringBack(db, actorOf(request), events)),
      };
    },
  );
  done();
};
