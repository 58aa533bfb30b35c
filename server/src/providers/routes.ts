import { errorResponseSchema, providersResponseSchema } from '@almanaque/shared-contracts/schemas';
import type { FastifyPluginCallback } from 'fastify';
import type { ProviderDirectory } from './directory.ts';

export interface ProviderRoutesOptions {
  readonly providers: ProviderDirectory;
}

const schema = {
  summary: 'Directorio de proveedores de la Ciudad de Buenos Aires',
  tags: ['proveedores'],
  response: { 200: providersResponseSchema, 500: errorResponseSchema },
};

export const providerRoutes: FastifyPluginCallback<ProviderRoutesOptions> = (
  app,
  { providers },
  done,
) => {
  app.get('/api/v1/providers', { schema }, async () => ({ providers: await providers.all() }));
  done();
};
