import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { inHouse } from '../../tools/house.ts';

const GUIDES = ['MAP.md', 'build/TRICKS.md'] as const;
const told = GUIDES.map((guide) => readFileSync(inHouse(guide), 'utf8')).join('\n');

/** `path` · `symbol`, `symbol`: a path has a slash, and the symbols after it stand in its file. */
const stops = [...told.matchAll(/`([^`\s]+\/[^`\s]*)`(?: · ((?:`[^`]+`(?:, )?)+))?/g)].map(
  ([, path = '', symbols = '']) => ({
    path,
    symbols: [...symbols.matchAll(/`([^`]+)`/g)].map(([, symbol = '']) => symbol),
  }),
);

const declares = (path: string, symbol: string): boolean =>
  new RegExp(`\\b${symbol}\\b`).test(readFileSync(inHouse(path), 'utf8'));

test('every file that the guides name is there', () => {
  expect(stops.length).toBeGreaterThan(50);
  expect(stops.filter(({ path }) => !existsSync(inHouse(path)))).toEqual([]);
});

test('every name that the guides give of a file stands in it', () => {
  const missing = stops.flatMap(({ path, symbols }) =>
    symbols.filter((symbol) => !declares(path, symbol)).map((symbol) => `${path}: ${symbol}`),
  );
  expect(missing).toEqual([]);
});
