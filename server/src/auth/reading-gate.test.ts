import { expect, test } from '@jest/globals';
import { runtimeConfigSchema } from '@almanaque/shared-contracts/schemas';
import { ENGINES } from '../testing/engines.ts';
import { FOR_ALL, useServer } from '../testing/use-server.ts';
import { signedIn } from './testing/visitor.ts';

const [, openSqlite] = ENGINES[0];
const CALENDAR = '/api/v1/calendar?from=2026-11-01&to=2026-11-30';

const closed = useServer(openSqlite, FOR_ALL, { readingNeedsSignIn: true });
const open = useServer(openSqlite);

test.each([
  ['GET', CALENDAR],
  ['GET', '/api/v1/calendar/days/2026-11-23'],
  ['GET', '/api/v1/providers'],
  ['GET', `/media/pictures/${'a'.repeat(64)}`],
  ['GET', `/api/v1/pictures/${'a'.repeat(64)}`],
  ['POST', '/functions/v1/ai-event-planner'],
] as const)('%s %s needs a session where the installation says so', async (method, url) => {
  const { json } = await closed.app.inject('/api/v1/runtime-config');
  const { publicKey } = runtimeConfigSchema.parse(json());
  const answer = await closed.app.inject({ method, url, headers: { apikey: publicKey } });
  expect(answer.statusCode).toBe(401);
  expect(answer.body).toContain('Ingresá para continuar.');
});

test.each(['/api/v1/runtime-config', '/api/v1/auth/options', '/api/v1/auth/session', '/healthz'])(
  '%s is open all the same',
  async (url) => {
    expect((await closed.app.inject(url)).statusCode).toBe(200);
  },
);

test('a session opens it, and it is open to all by default', async () => {
  const browser = await signedIn(closed, 'organizador');
  expect((await browser.send('GET', CALENDAR)).statusCode).toBe(200);
  expect((await open.app.inject(CALENDAR)).statusCode).toBe(200);
});

test('the page is told which of the two it is', async () => {
  const answers = await Promise.all(
    [closed, open].map(({ app }) => app.inject('/api/v1/auth/options')),
  );
  expect(answers.map((answer): unknown => answer.json())).toEqual([
    { password: true, openId: null, readingNeedsSignIn: true },
    { password: true, openId: null, readingNeedsSignIn: false },
  ]);
});
