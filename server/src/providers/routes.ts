import { errorResponseSchema, providersResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallback } from 'fastify';
import type { ProviderDirectory } from './directory.ts';

export interface ProviderRoutesOptions {
  readonly providers: ProviderDirectory;
}

const schema = {
  summary: 'Directorio de proveedores',
  description: 'Los que están en uso, por nombre.',
  tags: ['Proveedores'],
  response: { 200: providersResponseSchema, 500: errorResponseSchema },
};

/** Kept by the browser, and asked about each time: the entity tag makes the answer a 304. */
const REVALIDATED = 'private, no-cache';

export const providerRoutes: FastifyPluginCallback<ProviderRoutesOptions> = (
  app,
  { providers },
  done,
) => {
  app.get('/api/v1/providers', { schema }, async (_request, reply) => {
    const all = await providers.all();
    return reply.header('cache-control', REVALIDATED).send({
      providers: all.filter(({ lat }) => lat !== null),
      unplaced: all.filter(({ lat }) => lat === null),
    });
  });
  done();
};
