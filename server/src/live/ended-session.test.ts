import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { LIVE_HEARTBEAT_MS } from '@almanaque/shared-contracts/schemas';
import type { Visitor } from '../auth/testing/visitor.ts';
import { ENGINES } from '../testing/engines.ts';
import { FOR_EACH, useServer } from '../testing/use-server.ts';
import { startListening, type Listener } from './testing/listener.ts';

describe.each(ENGINES)('where reading needs a session, on %s', (_engine, openPlace) => {
  const beats: (() => void)[] = [];
  /** As if 25 s had passed for the heartbeat alone: what it asks the database takes real time. */
  const heartbeat = () => beats.forEach((beat) => beat());
  beforeEach(() => {
    const { setInterval: real } = globalThis;
    jest.spyOn(globalThis, 'setInterval').mockImplementation((run, ms, ...args) => {
      if (ms === LIVE_HEARTBEAT_MS) beats.push(run);
      return real(run, ms, ...args);
    });
  });
  const server = useServer(openPlace, FOR_EACH, { readingNeedsSignIn: true });
  const ana = server.useVisitor('organizador', 'ana@empresa.com.ar');
  const beto = server.useVisitor('organizador', 'beto@empresa.com.ar');

  const pages: Listener[] = [];
  afterEach(() => {
    jest.restoreAllMocks();
    beats.length = 0;
    for (const page of pages.splice(0)) page.close();
  });
  beforeEach(() => server.app.listen({ host: '127.0.0.1', port: 0 }));
  const listen = async (who: Visitor): Promise<Listener> => {
    const page = await startListening(server.app.listeningOrigin, '', who.headers());
    pages.push(page);
    return page;
  };

  test('who listens in a session that ended elsewhere is let go, and who is in another goes on', async () => {
    const [hers, his] = [await listen(ana), await listen(beto)];
    await Promise.all([hers.first(), his.first()]);
    await ana.send('POST', '/api/v1/auth/sign-out');
    heartbeat();
    await hers.ended;
    expect((await listen(ana)).response.status).toBe(401);

    heartbeat();
    await beto.send('POST', '/api/v1/events', { title: 'Asado', date: '2026-12-01' });
    await his.heard('calendar');
  });

  test('who listens in a session that expired is let go', async () => {
    const page = await listen(ana);
    await page.first();
    const inTwoMonths = Date.now() + 60 * 24 * 60 * 60 * 1000;
    jest.spyOn(Date, 'now').mockReturnValue(inTwoMonths);
    heartbeat();
    await page.ended;
  });
});
