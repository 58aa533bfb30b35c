import { isoDate } from '@almanaque/shared-contracts';
import { NO_DAYS } from './days-by-date.ts';
import { pagesOf } from './pages.ts';

const month = (name: string) => ({ first: isoDate(`${name}-01`), days: NO_DAYS });
const around = ['2026-11', '2026-12', '2027-01'].map(month);

/** The months in the order of their places; the one that is shown in capitals, so to speak. */
const shown = (name: string, atHand = around) =>
  pagesOf(month(name), atHand).map(({ first, isShown }) =>
    isShown ? `[${first.slice(0, 7)}]` : first.slice(0, 7),
  );

test('alone before there is anything at hand', () =>
  expect(shown('2026-12', [])).toEqual(['[2026-12]']));

test('a step shows another page, and none of them moves or goes', () => {
  expect(shown('2026-12')).toEqual(['[2026-12]', '2027-01', '2026-11']);
  expect(shown('2027-01')).toEqual(['2026-12', '[2027-01]', '2026-11']);
  expect(shown('2026-11')).toEqual(['2026-12', '2027-01', '[2026-11]']);
});

test('a month that is not at hand takes the place of one that is', () =>
  expect(shown('2030-06')).toEqual(['[2030-06]', '2027-01', '2026-11']));

test('no place is taken twice', () => {
  for (let step = 0; step < 12; step += 1) {
    const places = pagesOf(month(`2026-${String(step + 1).padStart(2, '0')}`), around);
    expect(new Set(places.map(({ place }) => place)).size).toBe(places.length);
  }
});
