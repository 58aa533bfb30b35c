import { expect, test } from '@jest/globals';
import { parseRegistryText } from '../config/registry-text.ts';
import { remarksOn } from './remarks.ts';

const GOOD = { manifest: '/x/mf-manifest.json', contract: '^1.0.0' };
const remarks = (...remotes: readonly unknown[]) =>
  remarksOn(parseRegistryText(JSON.stringify({ remotes }, null, 1)));

test('a registry of which all counts needs no word', () => {
  const ruled = {
    hide: ['a'],
    allow: ['b'],
    order: { c: 1 },
    replace: { c: 'mf-calendar/calendar' },
  };
  expect(remarks({ ...GOOD, ...ruled, name: 'mf-cafeteria' })).toEqual([]);
});

test.each(['http://[', 'ftp://partes.example/mf-manifest.json'])(
  'a manifest at %j, where nobody can ask for it, is told of',
  (manifest) => {
    expect(remarks({ ...GOOD, name: 'mf-cafeteria', manifest })).toEqual([
      {
        line: 3,
        part: 'mf-cafeteria',
        reason: '«manifest» no vale: es la dirección de su mf-manifest.json',
      },
    ]);
  },
);

test('what does not count is told of, with the line of the file where it begins', () => {
  const calendar = { ...GOOD, name: 'mf-calendar' };
  expect(
    remarks({ ...calendar, contract: 'latest' }, { ...calendar, prelaod: true }, calendar, 7, {
      ...GOOD,
      name: 'mf-cafeteria',
      order: ['a'],
    }),
  ).toEqual([
    {
      line: 3,
      part: 'mf-calendar',
      reason: '«contract» no vale: es un rango de versiones: escribilo como ^1.0.0',
    },
    { line: 14, part: 'mf-calendar', reason: 'repetida: vale la primera' },
    { line: 19, part: null, reason: '«» no vale' },
    {
      line: 20,
      part: 'mf-cafeteria',
      reason: '«order» no vale: es el lugar de cada cosa entre las demás, como {"pagina": 1}',
    },
    { line: 8, part: 'mf-calendar', reason: '«prelaod» no se conoce: no cuenta' },
  ]);
});
