import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { openDatabase } from '../schema/open-database.ts';
import { errors } from '../http/error.ts';
import { storableValidator } from '../http/storable.ts';
import { ENGINES } from '../testing/engines.ts';
import { liveRoutes } from './routes.ts';
import { startListening, type Listener } from './testing/listener.ts';

describe.each(ENGINES)('pages that listen on %s', (_engine, openPlace) => {
  let origin: string;
  let close: () => Promise<void>;
  /** What happens while the database is asked. */
  let whileReading = () => Promise.resolve();
  const pages: Listener[] = [];
  beforeAll(async () => {
    const place = await openPlace();
    const database = await openDatabase(place.location);
    const app = Fastify({ trustProxy: true, forceCloseConnections: true });
    app.setValidatorCompiler(storableValidator);
    app.setSerializerCompiler(() => (data) => JSON.stringify(data));
    await app.register(errors);
    app.decorateRequest('readingSession', null);
    app.addHook('preHandler', ({ headers, raw }, reply, done) => {
      if (headers['x-hang-up'] !== undefined) {
        whileReading = async () => {
          if (reply.raw.destroyed) return;
          const closed = once(reply.raw, 'close');
          raw.destroy();
          await closed;
        };
      }
      done();
    });
    await app.register(liveRoutes, {
      database: database.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          await whileReading();
          return result;
        },
      }),
      databaseUrl: place.location.databaseUrl,
      metrics: new Registry(),
      limits: { readers: 5, readersOfClient: 3 },
    });
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
    close = async () => {
      for (const page of pages) page.close();
      await app.close();
      await database.destroy();
      await place.remove();
    };
  });
  afterAll(() => close());

  const listen = async (address: string) => {
    const page = await startListening(origin, '', { 'x-forwarded-for': address });
    pages.push(page);
    return page;
  };
  const statuses = async (addresses: readonly string[]) =>
    (await Promise.all(addresses.map(listen))).map(({ response }) => response.status).sort();

  test('one client takes no more than its share of them, and gets it back', async () => {
    const site = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4', '2001:db8::5'];
    expect(await statuses(site)).toEqual([200, 200, 200, 429, 429]);
    const refused = pages.find(({ response }) => response.status === 429);
    expect(refused?.response.headers.get('retry-after')).toBe('60');
    expect(await statuses(['10.0.0.1', '10.0.0.2', '10.0.0.3'])).toEqual([200, 200, 503]);
    for (const page of pages.splice(0)) page.close();
    let first = await listen('2001:db8::9');
    // The server hears of a connection that was closed when it comes to it.
    while (first.response.status !== 200) first = await listen('2001:db8::9');
    expect(first.response.status).toBe(200);
    first.close();
  });

  test('a page that hung up before it was answered takes nobody’s place', async () => {
    const address = '10.0.0.9';
    const hangUp = () =>
      startListening(origin, '', { 'x-forwarded-for': address, 'x-hang-up': 'yes' });
    for (let page = 0; page < 3; page += 1) await expect(hangUp()).rejects.toThrow();
    whileReading = () => Promise.resolve();
    expect((await listen(address)).response.status).toBe(200);
  });
});
