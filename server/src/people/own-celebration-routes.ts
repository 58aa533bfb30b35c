import { ownCelebrationResponseSchema, ownCelebrationSchema } from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { actorOf, requireRole } from '../auth/require-role.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { companyDay } from '../time/company-day.ts';
import { auditAs } from './audit.ts';
import { readOwnCelebration, writeOwnCelebration } from './own-celebration.ts';

interface OwnCelebrationOptions {
  readonly database: Database;
  readonly config: Pick<Config, 'timeZone'>;
}

const url = '/api/v1/people/me/celebration';
const tags = ['Personas'];
const errors = { 400: errorResponseSchema, 401: errorResponseSchema, 403: errorResponseSchema };

/** What every account may say of itself. It names nobody: whom it is about follows from the session. */
export const ownCelebrationRoutes: FastifyPluginCallbackZod<OwnCelebrationOptions> = (
  app,
  { database, config: { timeZone } },
  done,
) => {
  app.addHook('onRequest', requireRole('colaborador'));
  const today = () => companyDay(timeZone, Date.now()).today;
  app.get(
    url,
    {
      schema: {
        tags,
        summary: 'Cómo prefiere celebrar quien pregunta, si está en la nómina',
        response: { 200: ownCelebrationResponseSchema, ...errors },
      },
    },
    async (request) => ({
      person: await readOwnCelebration(database, actorOf(request), today()),
    }),
  );
  app.put(
    url,
    {
      schema: {
        tags,
        summary: 'Decir cómo se prefiere celebrar',
        description: '«no»: sus fechas no aparecen. «privado»: aparecen, y no se anuncian.',
        body: ownCelebrationSchema,
        response: { 200: ownCelebrationResponseSchema, ...errors, 404: errorResponseSchema },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const writer = { database, audit: auditAs(actor) };
      return {
        person: await writeOwnCelebration(writer, actor, request.body.celebration, today()),
      };
    },
  );
  done();
};
