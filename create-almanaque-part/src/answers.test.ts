import { expect, test } from '@jest/globals';
import { SHELL_POINTS } from '@almanaque/shared-contracts/contributions';
import { nameFrom, pointsFrom } from './answers.ts';
import { partFiles } from './files.ts';

test.each([
  ['Encuestas', 'mf-encuestas'],
  ['mf-encuestas', 'mf-encuestas'],
  [' Clima de hoy ', 'mf-clima-de-hoy'],
])('%s is the part %s', (text, name) => expect(nameFrom(text)).toBe(name));

test.each(['', '../x', 'ñandú', 'a1'])('no part is called «%s»', (text) => {
  expect(() => nameFrom(text)).toThrow(/no puede ser el nombre/);
});

test('points are those of the shell and those that parts offer, each once', () => {
  const points = [...SHELL_POINTS, 'mf-calendar/day-section@1'];
  expect(pointsFrom([...points, 'main'].join(', '))).toEqual(points);
  expect(() => pointsFrom('panel,pie')).toThrow('No hay un lugar «pie».');
  expect(() => pointsFrom(' ,')).toThrow('al menos un lugar');
});

test('what has an address says which', () => {
  const points = ['page', 'panel', 'settings-screen'];
  const { 'src/contributions.ts': text } = partFiles({ name: 'mf-mis-encuestas', points }, {});
  expect(text?.match(/path: 'mis-encuestas'/g)).toHaveLength(2);
});

test('each point has a file of its own, which its declaration names', () => {
  const points = ['panel', 'mf-calendar/day-section@1'];
  const files = partFiles({ name: 'mf-encuestas', points }, {});
  for (const [point, file] of [
    ['panel', 'panel'],
    ['mf-calendar/day-section@1', 'day-section'],
  ] as const) {
    expect(files).toHaveProperty([`src/${file}.tsx`]);
    expect(files['src/contributions.ts']).toContain(
      `point: '${point}',\n      title: 'Encuestas',\n      module: './${file}',`,
    );
  }
});
