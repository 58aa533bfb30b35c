import { describe, expect, test } from '@jest/globals';
import { sessionResponseSchema } from '@almanaque/shared-contracts/schemas';
import { ENGINES } from '../testing/engines.ts';
import { FOR_EACH, useServer } from '../testing/use-server.ts';
import { signedIn } from './testing/visitor.ts';

const SESSION = '/api/v1/auth/session';
const TICK_MS = 30_000;

describe.each(ENGINES)('a session about to end on %s', (_engine, openPlace) => {
  const server = useServer(openPlace, FOR_EACH);

  test('is renewed by the look of any of its last three ticks', async () => {
    const browser = await signedIn(server, 'organizador');
    const look = async () =>
      sessionResponseSchema.parse((await browser.send('GET', SESSION)).json()).session;
    const userId = (await look())?.userId ?? '';
    const { internalAdapter } = await (await server.app.accounts.loaded()).$context;
    for (const ticks of [3, 2, 1]) {
      const [session] = await internalAdapter.listSessions(userId);
      const expiresAt = new Date(Date.now() + ticks * TICK_MS);
      await internalAdapter.updateSession(session?.token ?? '', { expiresAt });
      await look();
      const renewed = Date.parse((await look())?.expiresAt ?? '');
      expect(renewed).toBeGreaterThan(Date.now() + 0.49 * 86_400_000);
    }
  });
});
