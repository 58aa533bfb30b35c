import { expect, test } from '@jest/globals';
import { withoutAges, withoutNumbers } from './ages.ts';

const LONG = 400_000;

test.each([
  ['space', `Ana nació${' '.repeat(LONG)}hoy`, 'Ana nació hoy'],
  ['lines', `Edad:${'\n\t'.repeat(LONG)}hoy`, 'Edad:\nhoy'],
  ['a word', `O’${'a'.repeat(LONG)} cumplen 60 años`, `O’${'a'.repeat(LONG)} cumplen`],
])('%s without end is looked through once', (_what, text, left) => {
  expect(withoutAges(text)).toBe(left);
  expect(withoutNumbers(text)).toBe(left);
});
