import type { AuditEntity } from '@almanaque/api';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { buildApp } from '../app.ts';
import { recordAudit, NOBODY } from '../audit/record-audit.ts';
import { signedIn } from '../auth/testing/visitor.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../schema/open-database.ts';
import { exclusively } from '../db/exclusively.ts';
import { removeSampleSet } from '../events/sample.ts';
import { ENGINES, type Place } from '../testing/engines.ts';
import { startListening, type Listener } from './testing/listener.ts';

const CHANGED = {
  actor: NOBODY,
  action: 'event.changed',
  entity: 'event',
  entityId: 'e1',
} as const;
const PORTAL = 'https://intranet.empresa.com.ar';

describe.each(ENGINES)('live updates on %s', (_engine, openPlace) => {
  let place: Place;
  const closers: (() => unknown)[] = [];
  beforeEach(async () => {
    place = await openPlace();
  });
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
    await place.remove();
  });

  /** One process of the installation, as `start` makes it. */
  async function startProcess(settings: object = {}) {
    const config = {
      ...readConfig({ LOG_LEVEL: 'silent' }),
      ...place.location,
      corsOrigins: [PORTAL],
      ...settings,
    };
    const database = await openDatabase(config);
    const app = await buildApp({ config, database });
    closers.push(async () => {
      await app.close();
      await database.destroy();
    });
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const open = async (query = '', headers = {}): Promise<Listener> => {
      const listener = await startListening(origin, query, headers);
      closers.push(() => listener.close());
      return listener;
    };
    return { app, database, origin, listen: open };
  }
  type Process = Awaited<ReturnType<typeof startProcess>>;
  const change = ({ database }: Process, entity: AuditEntity = 'event') =>
    exclusively(database, (connection) => recordAudit(connection, { ...CHANGED, entity }));

  test('a write reaches who listens, and says no more than where to look', async () => {
    const server = await startProcess();
    const page = await server.listen();
    expect(page.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(page.response.headers.get('content-encoding')).toBeNull();
    const organiser = await signedIn(server, 'organizador');
    const event = { title: 'Cumple sorpresa de Ana', date: '2026-12-01' };
    await organiser.send('POST', '/api/v1/events', event);
    const { version, topics } = await page.heard('calendar');
    expect(topics).toEqual(['calendar', 'messages']);
    expect(page.changes.at(-1)).toEqual({ version, topics });
    expect(JSON.stringify(page.changes)).not.toContain('Ana');
  });

  test('a write at one process reaches who listens to another', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    const page = await other.listen();
    const began = performance.now();
    await change(one);
    await page.heard('calendar');
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  test('what came to nothing is not told', async () => {
    const server = await startProcess();
    const page = await server.listen();
    const failed = exclusively(server.database, async (connection) => {
      await recordAudit(connection, { ...CHANGED, entity: 'provider' });
      throw new Error('the write failed');
    });
    await expect(failed).rejects.toThrow('the write failed');
    await change(server);
    await page.heard('calendar');
    expect(page.changes.flatMap(({ topics }) => topics)).not.toContain('providers');
  });

  test('taking the sample set out is told, as any write is', async () => {
    const server = await startProcess();
    const page = await server.listen();
    await removeSampleSet(server.database);
    await page.heard('calendar');
  });

  test('a sign-in concerns no topic', async () => {
    const server = await startProcess();
    const page = await server.listen();
    await change(server, 'session');
    await change(server, 'provider');
    await page.heard('providers');
    expect(page.changes).toHaveLength(2);
  });

  test('who was away is told what was missed, once for each topic', async () => {
    const server = await startProcess();
    await change(server, 'provider');
    const before = await server.listen();
    const { version } = await before.first();
    before.close();
    await change(server);
    await change(server);
    for (const [query, headers] of [
      [`after=${version}`, {}],
      ['', { 'last-event-id': String(version) }],
    ] as const) {
      const back = await server.listen(query, headers);
      expect(await back.first()).toEqual({
        version: version + 2,
        topics: ['calendar', 'messages'],
      });
    }
  });

  test('who missed nothing is told so; who knows a later version reads everything again', async () => {
    const server = await startProcess();
    await change(server);
    const latest = await server.listen('after=1');
    expect(await latest.first()).toEqual({ version: 1, topics: [] });
    const ahead = await server.listen('after=99');
    expect((await ahead.first()).topics).toContain('people');
  });

  test('a page that just came is told what changed while it was loading, not what did before', async () => {
    const server = await startProcess();
    const past = new Date(Date.now() - 60_000);
    await recordAudit(server.database, { ...CHANGED, entity: 'provider' }, past);
    await change(server);
    const page = await server.listen('age=30000');
    expect(await page.first()).toEqual({ version: 2, topics: ['calendar', 'messages'] });
  });

  test('closing the server ends whoever listens at once', async () => {
    const server = await startProcess();
    const page = await server.listen();
    const began = performance.now();
    await Promise.all([server.app.close(), page.ended]);
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  test('portals that are named may listen; others, and odd questions, may not', async () => {
    const server = await startProcess();
    const portal = await server.listen('', { origin: PORTAL });
    expect(portal.response.headers.get('access-control-allow-origin')).toBe(PORTAL);
    const other = await server.listen('', { origin: 'https://otra.example' });
    expect(other.response.headers.get('access-control-allow-origin')).toBeNull();
    expect((await server.listen('after=-1')).response.status).toBe(400);
  });

  test('where reading needs a session, so does listening', async () => {
    const server = await startProcess({ readingNeedsSignIn: true });
    expect((await server.listen()).response.status).toBe(401);
    const organiser = await signedIn(server, 'organizador');
    expect((await server.listen('', organiser.headers())).response.status).toBe(200);
  });
});
