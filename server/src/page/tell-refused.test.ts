import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pino from 'pino';
import type { TestApp } from '../testing/test-app.ts';
import { HTML, manifest, useHouse } from '../testing/use-house.ts';

const { startAnother, write } = useHouse();
const ADDRESS = '/remotes/mf-cafeteria/mf-manifest.json';

let lines: string[];
let server: TestApp;
beforeEach(async () => {
  lines = [];
  const sink = { write: (line: string) => void lines.push(line) };
  server = await startAnother({}, pino({ level: 'warn', base: null }, sink));
});
afterEach(() => server.close());

const brings = (...contributions: readonly unknown[]) =>
  write(
    'mf-cafeteria/dist/mf-manifest.json',
    JSON.stringify({ ...(JSON.parse(manifest('cafe.js')) as object), contributions }),
  );
const lists = (more: object = {}) => {
  const line = { name: 'mf-cafeteria', manifest: ADDRESS, contract: '^1.0.0', ...more };
  return write('shell/remotes.json', JSON.stringify({ remotes: [line] }));
};
const visit = () => server.app.inject({ url: '/', headers: HTML });
const told = () => lines.map((line) => JSON.parse(line) as unknown);

const MENU = { id: 'menu', point: 'panel', title: 'Menú', module: './remote' };

test('what a part brings and has no place is told of once, with part, name and reason', async () => {
  await lists();
  await brings(MENU, { ...MENU, id: 'late', sound: 'ding' }, { ...MENU, id: 'bad', title: '' });
  await visit();
  await visit();
  expect(told()).toEqual([
    expect.objectContaining({
      part: 'mf-cafeteria',
      contribution: 'late',
      reason: 'newer',
      field: 'sound',
    }),
    expect.objectContaining({ contribution: 'bad', reason: 'invalid', field: 'title' }),
  ]);
});

test('what the registry says of something that its part does not bring is told of as such', async () => {
  await lists({ order: { mneu: 1 } });
  await brings(MENU);
  await visit();
  expect(told()).toEqual([
    expect.objectContaining({
      ...{ part: 'mf-cafeteria', contribution: 'mneu', reason: 'not-brought', field: 'order' },
      msg: 'the registry names what a part does not bring',
    }),
  ]);
});

test('mended and broken again it is told of again; what the registry hides never is', async () => {
  await lists({ hide: ['menu'] });
  for (const title of ['', 'Menú', '']) {
    await brings(MENU, { ...MENU, id: 'bad', title, order: title.length });
    await visit();
  }
  expect(told()).toHaveLength(2);
});
