import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pino from 'pino';
import type { TestApp } from '../testing/test-app.ts';
import { CALENDAR, HTML, manifest, registry, useHouse } from '../testing/use-house.ts';

const { remove, startAnother, write } = useHouse();
const REGISTRY = 'shell/remotes.json';
const GOOD = registry(['mf-calendar', CALENDAR]);

let lines: string[];
let server: TestApp | null;
beforeEach(() => {
  lines = [];
  server = null;
});
afterEach(() => server?.close());

const start = async (): Promise<void> => {
  const sink = { write: (line: string) => void lines.push(line) };
  server = await startAnother({}, pino({ level: 'warn', base: null }, sink));
};
const ask = (url: string) => server?.app.inject({ url, headers: HTML });
const visit = () => ask('/');

const lineOf = (index: number) => JSON.parse(lines[index] ?? '') as unknown;

test.each([
  ['is missing', null, { line: null, reason: 'no está' }],
  ['is half saved', '{"remotes": [\n{"na', { line: 2, reason: expect.stringMatching(/JSON/) }],
  ['is no registry', '{"remotes":{}}', { line: null, reason: expect.stringMatching(/«remotes»/) }],
])('a registry that %s is told of once, and not at each visit', async (_, content, told) => {
  if (content === null) await remove(REGISTRY);
  else await write(REGISTRY, content);
  await start();
  await visit();
  await visit();
  expect(lines).toHaveLength(1);
  expect(lineOf(0)).toMatchObject({
    level: pino.levels.values['error'],
    msg: 'registry unread: the page has no remotes',
    file: expect.stringMatching(/shell.remotes\.json$/),
    ...told,
  });
});

test('one that was mended and breaks again is told of again; a good one never', async () => {
  await start();
  await visit();
  expect(lines).toEqual([]);
  for (const content of ['', GOOD, '{}', '{}']) {
    await write(REGISTRY, content);
    await visit();
  }
  expect(lines).toHaveLength(2);
});

test.each([
  ['is half saved', '{"remotes": ['],
  ['is gone', null],
])('while the file %s, what it said before holds, also for who asks for it', async (_, content) => {
  await start();
  await visit();
  if (content === null) await remove(REGISTRY);
  else await write(REGISTRY, content);
  const page = await visit();
  expect(page?.body).toContain('/remotes/mf-calendar/remoteEntry.js');
  expect((await ask('/remotes.json'))?.body).toBe(GOOD);
  expect(lineOf(0)).toMatchObject({ msg: 'registry unread: what it said before holds' });
  await write(REGISTRY, registry());
  expect((await visit())?.body).not.toContain('mf-calendar');
});

test('a byte order mark, as Notepad writes it, is read over', async () => {
  await write(REGISTRY, `\uFEFF${GOOD}`);
  await start();
  expect((await visit())?.body).toContain('/remotes/mf-calendar/remoteEntry.js');
  expect((await ask('/remotes.json'))?.body).toBe(GOOD);
  expect(lines).toEqual([]);
});

test('a line that does not count is told of once, with its place in the file', async () => {
  await write(REGISTRY, GOOD.replace('^1.0.0', 'latest'));
  await start();
  await visit();
  await visit();
  expect(lines).toHaveLength(1);
  expect(lineOf(0)).toMatchObject({
    msg: 'registry: not all of it counts',
    line: 1,
    part: 'mf-calendar',
    reason: '«contract» no vale: es un rango de versiones: escribilo como ^1.0.0',
  });
});

test('any part that is listed may be announced', async () => {
  const at = '/remotes/mf-cafeteria/mf-manifest.json';
  await write('mf-cafeteria/dist/mf-manifest.json', manifest('cafe.abcdef0123.js'));
  await write(REGISTRY, registry(['mf-cafeteria', at]));
  await start();
  expect((await visit())?.body).toContain('/remotes/mf-cafeteria/cafe.abcdef0123.js');
  expect(lines).toEqual([]);
});

test('a server of the API alone, without a document, has no registry to miss', async () => {
  await remove(REGISTRY);
  await remove('shell/index.html');
  await start();
  // It looks for the same file, after the start has.
  const asked = await server?.app.inject({ url: '/remotes.json' });
  expect(asked?.statusCode).toBe(404);
  expect(lines).toEqual([]);
});
