import { fileNameOf, rangeOf, readPeriod } from './period.ts';

test.each([
  ['2', '2028', '2028-02-01', '2028-02-29', 'almanaque-2028-02'],
  ['12', ' 2026 ', '2026-12-01', '2026-12-31', 'almanaque-2026-12'],
  ['0', '2026', '2026-01-01', '2026-12-31', 'almanaque-2026'],
])('month %s of «%s» is from %s… to %s, %s', (month, year, from, to, name) => {
  const period = readPeriod(month, year);
  expect(period && rangeOf(period)).toEqual({ from, to });
  expect(period && fileNameOf(period)).toBe(name);
});

test.each(['', '26', '1899', '2201', '2026,5', 'dos mil'])('«%s» is no year', (year) => {
  expect(readPeriod('1', year)).toBeNull();
});
