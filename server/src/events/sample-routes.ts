import { sampleSetSchema } from '@almanaque/api';
import { errorResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { actorOf, requireRole } from '../auth/require-role.ts';
import type { Database } from '../db/database.ts';
import { countSampleSet, removeSampleSet } from './sample.ts';

interface SampleOptions {
  readonly database: Database;
}

const tags = ['Eventos'];
const response = { 200: sampleSetSchema, 401: errorResponseSchema, 403: errorResponseSchema };

/** The events an installation comes with, so that it is not empty: for administrators. */
export const sampleRoutes: FastifyPluginCallbackZod<SampleOptions> = (app, { database }, done) => {
  app.addHook('onRequest', requireRole('administrador'));
  app.get(
    '/api/v1/sample-set',
    { schema: { tags, summary: 'Cuántos eventos de ejemplo quedan', response } },
    async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ events: await countSampleSet(database) }),
  );
  app.delete(
    '/api/v1/sample-set',
    { schema: { tags, summary: 'Quitar los ejemplos para siempre', response } },
    async (request) => ({ events: await removeSampleSet(database, actorOf(request)) }),
  );
  done();
};
