import { sectorsSchema, sectorSwitchSchema } from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { actorOf, requireRole } from '../auth/require-role.ts';
import type { Database } from '../db/database.ts';
import { sectors, switchSector } from './sectors.ts';

interface ObservanceOptions {
  readonly database: Database;
}

const PATH = '/api/v1/observances/sectors';
const tags = ['Efemérides'];
const response = {
  200: sectorsSchema,
  400: errorResponseSchema,
  401: errorResponseSchema,
  403: errorResponseSchema,
};

/** Which observances the company sees, for administrators. */
export const observanceRoutes: FastifyPluginCallbackZod<ObservanceOptions> = (
  app,
  { database },
  done,
) => {
  app.addHook('onRequest', requireRole('administrador'));
  app.get(
    PATH,
    { schema: { tags, summary: 'Los sectores de las efemérides y cuáles se muestran', response } },
    async () => ({ sectors: await sectors(database) }),
  );
  app.patch(
    PATH,
    {
      schema: {
        tags,
        summary: 'Mostrar o dejar de mostrar las efemérides de un sector',
        body: sectorSwitchSchema,
        response,
      },
    },
    async (request) => {
      await switchSector(database, actorOf(request), request.body);
      return { sectors: await sectors(database) };
    },
  );
  done();
};
