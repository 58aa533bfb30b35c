import { afterEach, expect, jest, test } from '@jest/globals';
import { portalPassResponseSchema } from '@almanaque/api';
import { ENGINES } from '../../testing/engines.ts';
import { FOR_EACH, useServer } from '../../testing/use-server.ts';
import { seal, unseal } from './seal.ts';

const [, openSqlite] = ENGINES[0];
const PORTAL = 'https://intranet.example';
const CALENDAR = '/api/v1/calendar?from=2026-11-01&to=2026-11-30';
const HOURS = 60 * 60 * 1000;

const server = useServer(openSqlite, FOR_EACH, {
  corsOrigins: [PORTAL, 'https://otra.example'],
  readingNeedsSignIn: true,
});
const organiser = server.useVisitor('organizador');
const administrator = server.useVisitor('administrador');

afterEach(() => {
  jest.useRealTimers();
});

const ask = (by: typeof organiser, origin = PORTAL, headers: Record<string, string> = {}) =>
  by.send('POST', '/api/v1/auth/portal-passes', { origin }, headers);

async function passOf(by: typeof organiser): Promise<string> {
  return portalPassResponseSchema.parse((await ask(by)).json()).pass;
}

/** What a portal's script sends, which has no cookie of ours. */
const fromPortal = (
  pass: string,
  method: 'GET' | 'POST',
  url: string,
  origin: string | null = PORTAL,
) =>
  server.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${pass}`, ...(origin !== null && { origin }) },
    ...(method === 'POST' && { payload: { title: 'Asado', date: '2026-11-27' } }),
  });

const statusOf = async (...asked: Parameters<typeof fromPortal>) =>
  (await fromPortal(...asked)).statusCode;

test('with a pass a portal that the settings name reads, writes and knows whose session it is', async () => {
  const pass = await passOf(organiser);
  expect(await statusOf(pass, 'GET', CALENDAR)).toBe(200);
  expect(await statusOf(pass, 'POST', '/api/v1/events')).toBe(201);
  const { session } = (await fromPortal(pass, 'GET', '/api/v1/auth/session')).json<{
    session: unknown;
  }>();
  expect(session).toMatchObject({ email: 'organizador@empresa.com.ar', role: 'organizador' });
});

test.each([
  ['another portal, though the settings name it', 'https://otra.example'],
  ['a page of ours', 'http://localhost'],
  ['what says no origin, as a link or a program', null],
])('it is worth nothing from %s', async (_whose, origin) => {
  expect(await statusOf(await passOf(organiser), 'GET', CALENDAR, origin)).toBe(401);
});

test('nobody administers by it, nor does the business of an account', async () => {
  const pass = await passOf(administrator);
  expect(await statusOf(pass, 'GET', CALENDAR)).toBe(200);
  expect(await statusOf(pass, 'GET', '/api/v1/audit')).toBe(403);
  expect(await statusOf(pass, 'GET', '/api/v1/auth/sessions')).toBe(401);
  const { session } = (await fromPortal(pass, 'GET', '/api/v1/auth/session')).json<{
    session: unknown;
  }>();
  expect(session).toMatchObject({ role: 'organizador' });
});

test('who opened which portal is on record, and nothing of the pass', async () => {
  const pass = await passOf(organiser);
  const url = '/api/v1/audit?entity=session';
  const { entries } = (await administrator.send('GET', url)).json<{ entries: object[] }>();
  expect(entries).toContainEqual(
    expect.objectContaining({
      action: 'session.portal-opened',
      actor: expect.objectContaining({ email: 'organizador@empresa.com.ar' }),
      after: { portal: PORTAL },
    }),
  );
  expect(JSON.stringify(entries)).not.toContain(pass);
});

test('it ends with the session in which it was asked for', async () => {
  const pass = await passOf(organiser);
  await organiser.send('POST', '/api/v1/auth/sign-out');
  expect(await statusOf(pass, 'GET', CALENDAR)).toBe(401);
});

test('it ends after a working day, however long the session goes on', async () => {
  const pass = await passOf(organiser);
  const now = Date.now();
  jest.useFakeTimers({ now: now + 11 * HOURS, doNotFake: ['nextTick', 'setImmediate'] });
  // The session is used meanwhile, and goes on.
  expect((await organiser.send('GET', CALENDAR)).statusCode).toBe(200);
  expect(await statusOf(pass, 'GET', CALENDAR)).toBe(200);
  jest.setSystemTime(now + 13 * HOURS);
  expect((await organiser.send('GET', CALENDAR)).statusCode).toBe(200);
  expect(await statusOf(pass, 'GET', CALENDAR)).toBe(401);
});

test('it is given to a page of ours alone, in a session, for a portal that the settings name', async () => {
  expect((await ask(organiser, 'https://ajena.example')).statusCode).toBe(403);
  expect((await ask(organiser, PORTAL, { origin: PORTAL })).statusCode).toBe(403);
  const nobody = { method: 'POST', url: '/api/v1/auth/portal-passes' } as const;
  const answer = await server.app.inject({
    ...nobody,
    headers: { origin: 'http://localhost' },
    payload: { origin: PORTAL },
  });
  expect(answer.statusCode).toBe(401);
  // Nor does a pass give another.
  expect(
    (
      await server.app.inject({
        ...nobody,
        headers: { origin: PORTAL, authorization: `Bearer ${await passOf(organiser)}` },
        payload: { origin: PORTAL },
      })
    ).statusCode,
  ).toBe(403);
});

test('the portal may send it, with every method of a write, and no page besides', async () => {
  const preflight = (origin: string) =>
    server.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/events/1',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
  const { headers } = await preflight(PORTAL);
  expect(headers['access-control-allow-origin']).toBe(PORTAL);
  expect(headers['access-control-allow-headers']).toContain('authorization');
  expect(headers['access-control-allow-methods']).toContain('PUT');
  // The cookie stays at home, whatever the browser would send.
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  const foreign = await preflight('https://ajena.example');
  expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
});

test('nobody reads what is sealed, nor changes a letter of it', () => {
  const sealed = seal('un secreto', 'la cookie');
  expect(unseal('un secreto', sealed)).toBe('la cookie');
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('cookie');
  expect(seal('un secreto', 'la cookie')).not.toBe(sealed);
  expect(unseal('otro secreto', sealed)).toBeNull();
  const changed = (at: number) =>
    sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
  for (let at = 0; at < sealed.length - 1; at += 1) {
    expect(unseal('un secreto', changed(at))).toBeNull();
  }
  expect(unseal('un secreto', '')).toBeNull();
});
