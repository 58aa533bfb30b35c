import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { inHouse } from '../../tools/house.ts';
import type { Row } from './row.ts';
import { SECTIONS } from './table.ts';
import { titlesIn } from './titles-in.ts';

const rows = SECTIONS.flatMap((section) => section.rows);
const named = rows.flatMap(({ tests }) => tests);
const files = Map.groupBy(named, ({ file }) => file);

const count = (kind: Row['kind']) => rows.filter((row) => row.kind === kind).length;

describe('the table of what the specification asks', () => {
  test('numbers its rows from 1 on, each once and none left out', () => {
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_row, index) => index + 1));
  });

  test(`of ${rows.length} rows, ${count('tested')} are tested and ${count('settled')} settled otherwise`, () => {
    const unsaid = rows.filter((row) => {
      if (row.kind === 'tested') return row.tests.length === 0;
      return row.decision.trim() === '';
    });
    expect(unsaid).toEqual([]);
  });

  test.each([...files])('names tests that are in %s', (file, tests) => {
    expect(existsSync(inHouse(file))).toBe(true);
    const titles = titlesIn(readFileSync(inHouse(file), 'utf8'));
    expect(tests.map(({ title }) => title).filter((title) => !titles.has(title))).toEqual([]);
  });
});
