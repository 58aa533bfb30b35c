import { expect, test } from '@jest/globals';
import { ENGINES } from '../testing/engines.ts';
import pino from 'pino';
import { startTestApp } from '../testing/test-app.ts';
import { FOR_EACH, useServer } from '../testing/use-server.ts';

const [, openSqlite] = ENGINES[0];

const LOAD = {
  remote: 'mf-calendar',
  contribution: 'calendar',
  version: '0.4.0',
  phase: 'entry',
  durationMs: 120,
  outcome: 'ready',
  attempt: 0,
};

const server = useServer(openSqlite, FOR_EACH, { readingNeedsSignIn: true });

const report = (...loads: readonly object[]) =>
  server.app.inject({ method: 'POST', url: '/api/v1/metrics/remote-loads', payload: { loads } });
const metrics = async () => (await server.app.inject({ url: '/metrics' })).body;

test('what pages report of their remotes shows in the metrics, signed in or not', async () => {
  const failed = { ...LOAD, version: null, phase: 'manifest', outcome: 'timeout' };
  expect((await report(LOAD, LOAD, failed)).statusCode).toBe(204);
  const text = await metrics();
  expect(text).toContain(
    'almanaque_remote_loads_total{remote="mf-calendar",version="0.4.0",contribution="calendar",phase="entry",outcome="ready"} 2',
  );
  expect(text).toContain(
    'almanaque_remote_loads_total{remote="mf-calendar",version="unknown",contribution="calendar",phase="manifest",outcome="timeout"} 1',
  );
  expect(text).toContain('almanaque_remote_load_seconds_count{outcome="ready"} 2');
});

test.each([
  ['no loads', []],
  ['a name that is no remote’s', [{ ...LOAD, remote: 'x"} 1' }]],
  ['a contribution that is none', [{ ...LOAD, contribution: 'x"} 1' }]],
  ['a version that is no version', [{ ...LOAD, version: 'latest\n' }]],
  ['an unknown phase', [{ ...LOAD, phase: 'party' }]],
  ['an unknown outcome', [{ ...LOAD, outcome: 'fine' }]],
  ['a negative duration', [{ ...LOAD, durationMs: -1 }]],
  ['too many loads', Array.from({ length: 101 }, () => LOAD)],
])('refuses %s', async (_what, loads) => {
  const { statusCode, json } = await report(...loads);
  expect(statusCode).toBe(400);
  expect(json<{ error: string }>().error).toBe('invalid_input');
});

test('however many names pages make up, the metrics stay small', async () => {
  for (let first = 0; first < 300; first += 100) {
    await report(
      ...Array.from({ length: 100 }, (_, index) => ({ ...LOAD, version: `1.0.${first + index}` })),
    );
  }
  const series = (await metrics()).match(/^almanaque_remote_loads_total\{/gm);
  expect(series).toHaveLength(61);
});

test('refuses a client that reports without end', async () => {
  for (let sent = 0; sent < 600; sent += 1) await report(LOAD);
  const { statusCode, headers } = await report(LOAD);
  expect(statusCode).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('each failed load is counted by its reason, and told of once a minute and part', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn', base: null }, { write: (line) => void lines.push(line) });
  const { app, close } = await startTestApp(openSqlite, {}, logger);
  const failed = { ...LOAD, outcome: 'unreachable', fault: 'cors' };
  const loads = [
    failed,
    failed,
    { ...LOAD, outcome: 'incompatible', phase: 'contract' },
    {
      ...failed,
      remote: 'mf-notifications',
      // As pages of before tell it.
      contribution: undefined,
      version: null,
      fault: undefined,
      outcome: 'timeout',
    },
    LOAD,
  ];
  await app.inject({
    method: 'POST',
    url: '/api/v1/metrics/remote-loads',
    headers: { origin: 'https://intranet.example' },
    payload: { loads },
  });
  const { body } = await app.inject({ url: '/metrics' });
  await close();
  expect(body.match(/^almanaque_remote_load_failures_total\{.+$/gm)).toEqual([
    'almanaque_remote_load_failures_total{remote="mf-calendar",version="0.4.0",contribution="calendar",reason="cors"} 2',
    'almanaque_remote_load_failures_total{remote="mf-calendar",version="0.4.0",contribution="calendar",reason="contract"} 1',
    'almanaque_remote_load_failures_total{remote="mf-notifications",version="unknown",contribution="",reason="timeout"} 1',
  ]);
  const origin = 'https://intranet.example';
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      part: 'mf-calendar',
      contribution: 'calendar',
      version: '0.4.0',
      reason: 'cors',
      origin,
    }),
    expect.objectContaining({ part: 'mf-notifications', reason: 'timeout', origin }),
  ]);
});
