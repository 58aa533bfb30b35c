import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pino from 'pino';
import type { TestApp } from '../testing/test-app.ts';
import { CALENDAR, HTML, registry, useHouse } from '../testing/use-house.ts';

const { startAnother, write } = useHouse();
const CALENDAR_LINE = ['mf-calendar', CALENDAR] as const;
const BELL_LINE = ['mf-notifications', '/remotes/mf-notifications/mf-manifest.json'] as const;
const OWN_LINE = ['mf-encuestas', '/remotes/mf-encuestas/mf-manifest.json'] as const;

let folder: string;
let lines: { readonly msg: string; readonly parts?: readonly string[] }[];
let server: TestApp;

async function start(more: { readonly remotesFile?: string }): Promise<void> {
  const sink = { write: (line: string) => void lines.push(JSON.parse(line) as never) };
  server = await startAnother(more, pino({ level: 'warn', base: null }, sink));
}
const startWithOwn = () => start({ remotesFile: join(folder, 'own.json') });

/** The installation's own registry, apart from the one that the release comes with. */
const keep = (...entries: readonly (readonly [string, string])[]) =>
  writeFile(join(folder, 'own.json'), registry(...entries));
const visit = () => server.app.inject({ url: '/', headers: HTML });
const missed = () => lines.flatMap(({ parts }) => (parts ? [parts] : []));

beforeEach(async () => {
  lines = [];
  folder = await mkdtemp(join(tmpdir(), 'almanaque-own-registry-'));
  await keep(CALENDAR_LINE, OWN_LINE);
  await write('shell/remotes.json', registry(CALENDAR_LINE, BELL_LINE));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('a part of the release that the registry has no line for is told of once, until it has', async () => {
  await startWithOwn();
  await visit();
  await visit();
  expect(missed()).toEqual([['mf-notifications']]);
  await keep(CALENDAR_LINE, OWN_LINE, BELL_LINE);
  await visit();
  expect(missed()).toHaveLength(1);
  await keep(CALENDAR_LINE);
  await visit();
  expect(missed()).toEqual([['mf-notifications'], ['mf-notifications']]);
});

test('nothing is said where the registry is the one that the release comes with', async () => {
  await start({});
  await visit();
  expect(missed()).toEqual([]);
});

test('nothing is said where the one that the release comes with cannot be read', async () => {
  await write('shell/remotes.json', '{"remotes": [');
  await startWithOwn();
  await visit();
  expect(missed()).toEqual([]);
});
