import { addDays, isoDate, weekday } from '../dates/iso-date.ts';
import { GRID_DAYS, gridDates, gridStart } from './month-grid.ts';

describe('the grid of a month', () => {
  test.each([
    ['2026-11-21', '2026-11-01', '2026-12-12'],
    ['2025-09-01', '2025-08-31', '2025-10-11'],
    ['2026-02-28', '2026-02-01', '2026-03-14'],
    ['2027-01-01', '2026-12-27', '2027-02-06'],
  ])('of %s runs from %s to %s', (month, first, last) => {
    const dates = gridDates(isoDate(month));
    expect([dates[0], dates.at(-1)]).toEqual([first, last]);
  });

  test('has six whole weeks from a Sunday, without a gap, in every month of 40 years', () => {
    for (let index = 0; index < 480; index += 1) {
      const month = isoDate(
        `${2010 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-15`,
      );
      const dates = gridDates(month);
      expect(dates).toHaveLength(GRID_DAYS);
      expect(weekday(gridStart(month))).toBe(0);
      expect(dates).toEqual(dates.map((_, day) => addDays(gridStart(month), day)));
      expect(dates).toContain(isoDate(`${month.slice(0, 7)}-01`));
      expect(dates.indexOf(isoDate(`${month.slice(0, 7)}-01`))).toBeLessThan(7);
      expect(dates).toContain(isoDate(`${month.slice(0, 7)}-28`));
    }
  });
});
