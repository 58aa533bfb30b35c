import { describe, expect, test } from '@jest/globals';
import { accountSessionsSchema, openSessionsResponseSchema } from '@almanaque/api';
import { ENGINES } from '../testing/engines.ts';
import { FOR_EACH, useServer } from '../testing/use-server.ts';
import { addAccount, PASSWORD, signedIn, visitor, type Visitor } from './testing/visitor.ts';

const SESSIONS = '/api/v1/auth/sessions';
const EMAIL = 'organizador@empresa.com.ar';
const DAY_MS = 86_400_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';

describe.each(ENGINES)('one’s open sessions on %s', (_engine, openPlace) => {
  const server = useServer(openPlace, FOR_EACH);

  async function enter(userAgent: string): Promise<Visitor> {
    const browser = visitor(server.app);
    const body = { email: EMAIL, password: PASSWORD };
    const headers = { 'user-agent': userAgent };
    const answer = await browser.send('POST', '/api/v1/auth/sign-in', body, headers);
    expect(answer.statusCode).toBe(200);
    return browser;
  }
  const listed = async (browser: Visitor) =>
    openSessionsResponseSchema.parse((await browser.send('GET', SESSIONS)).json()).sessions;
  const isIn = async (browser: Visitor) =>
    (await browser.send('GET', '/api/v1/auth/session')).json<{ session: unknown }>().session !==
    null;
  const internal = async () =>
    (await (await server.app.accounts.loaded()).$context).internalAdapter;

  test('are seen by an administrator, with the last sign-in, and by nobody else', async () => {
    const userId = await addAccount(server, 'organizador');
    const administrator = await signedIn(server, 'administrador');
    const url = `/api/v1/auth/users/${userId}/sessions`;
    const seen = async () =>
      accountSessionsSchema.parse((await administrator.send('GET', url)).json());
    expect(await seen()).toEqual({ sessions: [], lastSignInAt: null });
    const before = new Date().toISOString();
    const computer = await enter(FIREFOX);
    const { sessions, lastSignInAt } = await seen();
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox en Linux', false],
    ]);
    expect(lastSignInAt !== null && lastSignInAt >= before).toBe(true);
    expect((await computer.send('GET', url)).statusCode).toBe(403);
    const nobody = '/api/v1/auth/users/nadie/sessions';
    expect((await administrator.send('GET', nobody)).statusCode).toBe(404);
  });

  test('are listed by device, with since when, and without any token or address', async () => {
    const userId = await addAccount(server, 'organizador');
    const before = Date.now();
    const computer = await enter(FIREFOX);
    const phone = await enter(PHONE);
    await signedIn(server, 'administrador');
    const sessions = await listed(phone);
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Safari en iPhone', true],
      ['Firefox en Linux', false],
    ]);
    for (const { startedAt, lastUsedAt } of sessions) {
      expect(Date.parse(startedAt)).toBeGreaterThanOrEqual(before - 1);
      expect(lastUsedAt >= startedAt).toBe(true);
    }
    const kept = await (await internal()).listSessions(userId);
    const answer = (await computer.send('GET', SESSIONS)).body;
    for (const { token, ipAddress, userAgent } of kept) {
      expect(answer).not.toContain(token);
      expect(ipAddress ?? '').toBe('');
      expect(userAgent).not.toContain('Mozilla');
    }
  });

  test('one is closed, and only by its owner', async () => {
    await addAccount(server, 'organizador');
    const computer = await enter(FIREFOX);
    const phone = await enter(PHONE);
    const stranger = await signedIn(server, 'administrador');
    const id = (await listed(phone)).find(({ current }) => !current)?.id ?? '';
    expect((await stranger.send('DELETE', `${SESSIONS}/${id}`)).statusCode).toBe(404);
    expect(await isIn(computer)).toBe(true);
    expect((await phone.send('DELETE', `${SESSIONS}/${id}`)).statusCode).toBe(204);
    expect(await isIn(computer)).toBe(false);
    expect(await listed(phone)).toHaveLength(1);
    expect((await phone.send('DELETE', `${SESSIONS}/${id}`)).statusCode).toBe(404);
    expect((await visitor(server.app).send('GET', SESSIONS)).statusCode).toBe(401);
    expect((await visitor(server.app).send('DELETE', SESSIONS)).statusCode).toBe(401);
  });

  test('the others are closed at once, which is on record', async () => {
    await addAccount(server, 'organizador');
    const others = [await enter(FIREFOX), await enter(FIREFOX)];
    const mine = await enter(PHONE);
    expect((await mine.send('DELETE', SESSIONS)).statusCode).toBe(204);
    for (const other of others) expect(await isIn(other)).toBe(false);
    expect(await isIn(mine)).toBe(true);
    // There are no others: nothing happened, and nothing is recorded.
    expect((await mine.send('DELETE', SESSIONS)).statusCode).toBe(204);
    const log = await server.database
      .selectFrom('audit_log')
      .select(['action', 'entity_id'])
      .where('action', 'like', 'session.%closed')
      .execute();
    expect(log).toEqual([{ action: 'session.others-closed', entity_id: EMAIL }]);
  });

  test('a session ends thirty days after it began, however much it is used', async () => {
    const userId = await addAccount(server, 'organizador');
    const browser = await enter(FIREFOX);
    const adapter = await internal();
    const [session] = await adapter.listSessions(userId);
    const began = (days: number) =>
      adapter.updateSession(session?.token ?? '', {
        createdAt: new Date(Date.now() - days * DAY_MS),
      });
    await began(29.9);
    expect(await isIn(browser)).toBe(true);
    const answer = await browser.send('GET', '/api/v1/auth/session');
    const { expiresAt } = answer.json<{ session: { expiresAt: string } }>().session;
    expect(Date.parse(expiresAt)).toBeLessThan(Date.now() + 0.11 * DAY_MS);
    await began(30.01);
    expect(await isIn(browser)).toBe(false);
    expect(await adapter.listSessions(userId)).toEqual([]);
  });
});

describe.each(ENGINES)('as the installation sets it on %s', (_engine, openPlace) => {
  const sessions = { idleMs: 3_600_000, longestMs: 2 * DAY_MS };
  const server = useServer(openPlace, FOR_EACH, { sessions });

  test('an unused session ends sooner', async () => {
    const browser = await signedIn(server, 'organizador');
    const answer = await browser.send('GET', '/api/v1/auth/session');
    const { expiresAt } = answer.json<{ session: { expiresAt: string } }>().session;
    expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.now() + 3_600_000);
  });
});
