import { expect, test } from '@jest/globals';
import { observancesOf } from './observances.ts';
import { SHORT_TITLES } from './short-titles.ts';

const ofYear = observancesOf(2026);
const shortOf = (id: string) =>
  ofYear.find(({ observance }) => observance.id === id)?.event.shortTitle;

/** What a line of a month's cell has room for in a window 1280 px wide. */
const LINE = 16;

test.each(ofYear.map(({ event: { shortTitle = '', title } }) => [shortTitle, title]))(
  '%s, for %s, fits in a line of a cell',
  (short) => {
    expect(short).not.toBe('');
    expect(short.length).toBeLessThanOrEqual(LINE);
  },
);

test('what a day is of needs no table, unless it is long', () => {
  expect(shortOf('dia-del-mate')).toBe('Mate');
  expect(shortOf('dia-del-voluntariado')).toBe('Voluntarios');
  expect(shortOf('dia-no-violencia-contra-la-mujer')).toBe('No violencia');
});

test('none is kept for an observance that there is not', () => {
  const ids = ofYear.map(({ observance }) => observance.id);
  expect(Object.keys(SHORT_TITLES).filter((id) => !ids.includes(id))).toEqual([]);
});

test('two of a day are told apart', () => {
  const told = ofYear.map(({ event: { date, shortTitle } }) => `${date} ${String(shortTitle)}`);
  expect(new Set(told).size).toBe(told.length);
});
