import { addDays, dateOf, isoDate, weekday } from './iso-date.ts';
import {
  capitalize,
  dayAndMonth,
  longDate,
  monthAndYear,
  monthName,
  MONTHS,
  weekdayDayAndMonth,
  WEEKDAYS,
} from './spanish.ts';

const MONDAY = isoDate('2026-11-23');

describe('dates in Spanish', () => {
  test('have the forms people write', () => {
    expect(longDate(MONDAY)).toBe('lunes 23 de noviembre de 2026');
    expect(weekdayDayAndMonth(MONDAY)).toBe('lunes 23 de noviembre');
    expect(dayAndMonth(MONDAY)).toBe('23 de noviembre');
    expect(monthAndYear(MONDAY)).toBe('noviembre de 2026');
  });

  test('write the day without a leading zero', () => {
    expect(dayAndMonth(isoDate('2026-05-01'))).toBe('1 de mayo');
  });

  test('name every month and day as the lists do', () => {
    const months = MONTHS.map((_, index) => monthName(dateOf(2026, index + 1, 1)));
    expect(months).toEqual([...MONTHS]);
    for (let days = 0; days < 7; days += 1) {
      const date = addDays(MONDAY, days);
      expect(longDate(date)).toMatch(new RegExp(`^${WEEKDAYS[weekday(date)]?.long ?? '?'} `));
    }
  });

  test('begin the week on Sunday, as the specification heads its columns', () => {
    expect(WEEKDAYS.map(({ short }) => short).join(' ')).toBe('Dom Lun Mar Mié Jue Vie Sáb');
  });

  test('can begin a sentence', () => {
    expect(capitalize(longDate(MONDAY))).toBe('Lunes 23 de noviembre de 2026');
    expect(capitalize('')).toBe('');
  });
});
