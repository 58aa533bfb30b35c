import { describe, expect, test } from '@jest/globals';
import { cellDate } from './cell-date.ts';
import { readBirth, readDate } from './read-dates.ts';

const century = (twoDigits: number) => 1900 + twoDigits;
const date = (year: number | null, month: number, day: number) => ({
  kind: 'date',
  year,
  month,
  day,
});

describe('a cell’s date', () => {
  test.each([
    ['07/05/1990', date(1990, 5, 7)],
    ['7/5/1990', date(1990, 5, 7)],
    ['7-5-90', date(1990, 5, 7)],
    ['07.05.1990', date(1990, 5, 7)],
    ['1990-05-07', date(1990, 5, 7)],
    ['1990-05-07T00:00:00.000Z', date(1990, 5, 7)],
    ['07/05/1990 00:00', date(1990, 5, 7)],
    ['7 de mayo de 1990', date(1990, 5, 7)],
    ['7-may-90', date(1990, 5, 7)],
    ['1 de SETIEMBRE de 1990', date(1990, 9, 1)],
    ['lunes, 7 de mayo de 1990', date(1990, 5, 7)],
    ['Sáb 7/5/1990', date(1990, 5, 7)],
    ['1° de mayo', date(null, 5, 1)],
    ['1ro de mayo de 1990', date(1990, 5, 1)],
    ['7 / 5 / 1990', date(1990, 5, 7)],
    ['07/05/1990 12:00:00 a. m.', date(1990, 5, 7)],
    ['19900507', date(1990, 5, 7)],
    ['07051990', date(1990, 5, 7)],
    ['20051990', date(1990, 5, 20)],
    ['99999999', { kind: 'impossible' }],
    ['mayo 7', { kind: 'not-a-date' }],
    ['15 de mayo', date(null, 5, 15)],
    ['7/5', date(null, 5, 7)],
    ['29/02', date(null, 2, 29)],
    ['29/2/1992', date(1992, 2, 29)],
    ['33000', date(1990, 5, 7)],
    ['33000.75', date(1990, 5, 7)],
    ['61', date(1900, 3, 1)],
    ['05/13/1990', { kind: 'impossible' }],
    ['29/2/1990', { kind: 'impossible' }],
    ['31/4/1990', { kind: 'impossible' }],
    ['0/1/1990', { kind: 'impossible' }],
    ['00/00/0000', { kind: 'impossible' }],
    ['ayer', { kind: 'not-a-date' }],
    ['7 de brumario de 1990', { kind: 'not-a-date' }],
    ['1990', date(1905, 6, 12)],
    ['el 7 de mayo de 1990', { kind: 'not-a-date' }],
    ['7 de mayo de 1990, a la tarde', { kind: 'not-a-date' }],
    ['31 de abril', { kind: 'impossible' }],
    ['#¡REF!', { kind: 'not-a-date' }],
    ['7/5/19900', { kind: 'not-a-date' }],
  ])('%s', (cell, expected) => {
    expect(cellDate(cell, century)).toEqual(expected);
  });
});

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre';

test.each(MONTHS.split(' ').map((name, index) => [name, index + 1] as const))(
  'the month of %s is %d',
  (name, month) => {
    expect(cellDate(`3 de ${name} del 1990`, century)).toEqual(date(1990, month, 3));
  },
);

describe('years of two digits', () => {
  const year = (birth: string) => {
    const reading = readBirth(birth, 2026);
    return reading.ok ? reading.value?.year : reading.remark.code;
  };
  test('a birth is of the last century unless that person could work by now', () => {
    expect(year('1/1/12')).toBe(2012);
    expect(year('1/1/13')).toBe('birth-implausible');
    expect(year('1/1/40')).toBe(1940);
  });

  test.each([
    ['1/3/19', '2019-03-01'],
    ['1/3/98', '1998-03-01'],
    ['1/3/31', '2031-03-01'],
  ])('a hire of %s is of %s', (cell, expected) => {
    expect(readDate('hire', cell, 2026)).toEqual({ ok: true, value: expected });
  });

  test.each(['00/00/0000', '00.00.0000', '0000-00-00', '31/12/9999', '9999-12-31'])(
    '%s is how programs write that there is none',
    (cell) => {
      expect(readDate('leaving', cell, 2026)).toEqual({ ok: true, value: null });
      expect(readBirth(cell, 2026)).toEqual({ ok: true, value: null });
    },
  );

  test('a hire needs its year', () => {
    expect(readDate('hire', '1/3', 2026)).toMatchObject({ remark: { code: 'hire-not-a-date' } });
  });

  test('a year in a column of dates is not taken for a day of 1905', () => {
    expect(readBirth('1990', 2026)).toMatchObject({ remark: { code: 'birth-implausible' } });
    expect(readDate('hire', '2019', 2026)).toMatchObject({ remark: { code: 'hire-implausible' } });
  });
});
