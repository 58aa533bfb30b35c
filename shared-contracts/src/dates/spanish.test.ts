import { dateOf, isoDate } from './iso-date.ts';
import {
  capitalize,
  dayAndMonth,
  fromTo,
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

  test('name a month of two days once', () => {
    const first = isoDate('2026-11-10');
    expect(fromTo(first, isoDate('2026-11-12'))).toBe('del 10 al 12 de noviembre');
    expect(fromTo(first, isoDate('2026-12-04'))).toBe('del 10 de noviembre al 4 de diciembre');
  });

  test('write the day without a leading zero', () => {
    expect(dayAndMonth(isoDate('2026-05-01'))).toBe('1 de mayo');
  });

  test.each(Array.from({ length: 12 }, (_, index) => dateOf(2026, index + 1, index + 1)))(
    'say %s as browsers do',
    (date) => {
      const said = new Intl.DateTimeFormat('es', { dateStyle: 'full', timeZone: 'UTC' });
      expect(longDate(date)).toBe(said.format(new Date(date)).replace(',', ''));
      expect(MONTHS).toContain(monthName(date));
    },
  );

  test('begin the week on Sunday, as the specification heads its columns', () => {
    expect(WEEKDAYS.map(({ short }) => short).join(' ')).toBe('Dom Lun Mar Mié Jue Vie Sáb');
  });

  test('can begin a sentence', () => {
    expect(capitalize(longDate(MONDAY))).toBe('Lunes 23 de noviembre de 2026');
    expect(capitalize('')).toBe('');
  });
});
