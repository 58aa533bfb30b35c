import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pino from 'pino';
import type { TestApp } from '../testing/test-app.ts';
import { CALENDAR, HTML, registry, useHouse } from './testing/use-house.ts';

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
const visit = async (): Promise<void> => {
  await server?.app.inject({ url: '/', headers: HTML });
};

test.each([
  ['is missing', null, 'ENOENT'],
  ['is no JSON', '{ not json', 'JSON at position'],
  ['is no registry', '{"remotes":[{"name":"mf-calendar"}]}', 'manifest'],
])('a registry that %s is told of once, and not at each visit', async (_, content, reason) => {
  if (content === null) await remove(REGISTRY);
  else await write(REGISTRY, content);
  await start();
  await visit();
  await visit();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: pino.levels.values['error'],
    msg: 'registry unread: the page has no remotes',
    file: expect.stringMatching(/shell.remotes\.json$/),
    err: { message: expect.stringContaining(reason) },
  });
});

test('one that was mended and breaks again is told of again; a good one never', async () => {
  await start();
  await visit();
  expect(lines).toEqual([]);
  for (const content of ['', GOOD, '{}']) {
    await write(REGISTRY, content);
    await visit();
  }
  expect(lines).toHaveLength(2);
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
