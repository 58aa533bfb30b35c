import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parseRegistryText } from './registry-text.ts';
import { PLACED, remarksOn } from './remarks.ts';

const GOOD = { manifest: '/x/mf-manifest.json', contract: '^1.0.0' };
const remarks = (...remotes: readonly unknown[]) =>
  remarksOn(parseRegistryText(JSON.stringify({ remotes }, null, 1)));

test('a registry of which all counts needs no word', () => {
  expect(remarks(...PLACED.map((name) => ({ ...GOOD, name })))).toEqual([]);
});

test('what does not count is told of, with the line of the file where it begins', () => {
  const calendar = { ...GOOD, name: 'mf-calendar' };
  expect(
    remarks(
      { ...calendar, contract: 'latest' },
      { ...calendar, prelaod: true },
      calendar,
      { ...GOOD, name: 'mf-cafeteria', preload: true },
      7,
    ),
  ).toEqual([
    {
      line: 3,
      part: 'mf-calendar',
      reason: '«contract» no vale: es un rango de versiones: escribilo como ^1.0.0',
    },
    { line: 14, part: 'mf-calendar', reason: 'repetida: vale la primera' },
    { line: 25, part: null, reason: '«» no vale' },
    { line: 8, part: 'mf-calendar', reason: '«prelaod» no se conoce: no cuenta' },
    {
      line: 19,
      part: 'mf-cafeteria',
      reason: 'la página no tiene lugar para esta parte: no la carga ni la anuncia',
    },
  ]);
});

test('the parts that have a place are those of the shell', () => {
  const slots = readFileSync(
    new URL('../../../shell/src/remotes/slots.ts', import.meta.url),
    'utf8',
  );
  expect([...slots.matchAll(/'(mf-[a-z-]+)'/g)].map(([, name]) => name)).toEqual(PLACED);
});
