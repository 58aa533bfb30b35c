import { providersResponseSchema } from '@almanaque/shared-contracts/schemas';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { bundledProviders } from './directory.ts';
import { providerRoutes } from './routes.ts';

async function ask() {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(providerRoutes, { providers: bundledProviders() });
  return app.inject('/api/v1/providers');
}

describe('GET /api/v1/providers', () => {
  it('answers the directory in the contract’s form, sorted by name, without its sources', async () => {
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    const { providers } = providersResponseSchema.parse(answer.json());
    expect(providers).toHaveLength(30);
    const names = providers.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es')));
    expect(answer.body).not.toContain('confirmedBy');
  });

  it('has one id each, every place inside the City, and phones in one form', async () => {
    const { providers } = providersResponseSchema.parse((await ask()).json());
    expect(new Set(providers.map(({ id }) => id)).size).toBe(providers.length);
    for (const { id, lat, lng, phone } of providers) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(lat).toBeGreaterThan(-34.71);
      expect(lat).toBeLessThan(-34.52);
      expect(lng).toBeGreaterThan(-58.54);
      expect(lng).toBeLessThan(-58.33);
      expect(phone ?? '+54 11 0000-0000').toMatch(/^\+54 11 \d{4}-\d{4}$/);
    }
  });

  it('gives a phone only where a source confirms it', async () => {
    const { providers } = providersResponseSchema.parse((await ask()).json());
    expect(providers.find(({ id }) => id === 'confiteria-la-ideal')?.phone).toBeNull();
    expect(providers.find(({ id }) => id === 'cafe-tortoni')?.phone).toBe('+54 11 4342-4328');
  });
});
