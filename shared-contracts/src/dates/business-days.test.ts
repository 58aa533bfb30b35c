import {
  businessDaysBefore,
  businessDaysLeft,
  isBusinessDay,
  nextBusinessDay,
} from './business-days.ts';
import { addDays, isoDate } from './iso-date.ts';

const NONE = new Set<ReturnType<typeof isoDate>>();
const days = (...dates: string[]) => new Set(dates.map(isoDate));

test('neither a weekend nor a day off is one', () => {
  const off = days('2026-12-25');
  const is = (date: string) => isBusinessDay(isoDate(date), off);
  expect(['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28'].map(is)).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
  expect(nextBusinessDay(isoDate('2026-12-25'), -1, off)).toBe('2026-12-24');
  expect(nextBusinessDay(isoDate('2026-12-25'), 1, off)).toBe('2026-12-28');
  expect(nextBusinessDay(isoDate('2026-12-23'), 1, off)).toBe('2026-12-24');
});

describe('business days before a date', () => {
  test.each([
    ['2026-11-23', 10, NONE, '2026-11-09'],
    ['2026-11-23', 1, NONE, '2026-11-20'],
    ['2026-11-22', 1, NONE, '2026-11-20'],
    ['2026-11-23', 0, NONE, '2026-11-23'],
    // Across the year's end, with Navidad and Año Nuevo.
    ['2027-01-04', 5, days('2026-12-25', '2027-01-01'), '2026-12-24'],
    // Carnaval: Monday and Tuesday in a row, next to a weekend.
    ['2026-02-18', 1, days('2026-02-16', '2026-02-17'), '2026-02-13'],
  ])('%s minus %i', (event, count, holidays, expected) => {
    expect(businessDaysBefore(isoDate(event), count, holidays)).toBe(expected);
  });

  test('today counts, the event itself does not', () => {
    const left = (today: string, event: string, holidays = NONE) =>
      businessDaysLeft(isoDate(today), isoDate(event), holidays);
    expect(left('2026-11-16', '2026-11-17')).toBe(1);
    expect(left('2026-11-17', '2026-11-17')).toBe(0);
    expect(left('2026-11-17', '2026-11-02')).toBe(0);
    expect(left('2026-11-14', '2026-11-16')).toBe(0);
    expect(left('2026-12-23', '2026-12-28', days('2026-12-25'))).toBe(2);
  });

  test('as many are left as are met going day by day', () => {
    const off = days('2026-11-20', '2026-11-23', '2026-12-05', '2026-12-08', '2026-12-25');
    for (let begins = 0; begins < 7; begins += 1) {
      const today = addDays(isoDate('2026-11-18'), begins);
      let met = 0;
      for (let event = today; event < '2027-01-04'; event = addDays(event, 1)) {
        expect([today, event, businessDaysLeft(today, event, off)]).toEqual([today, event, met]);
        if (isBusinessDay(event, off)) met += 1;
      }
    }
  });
});
