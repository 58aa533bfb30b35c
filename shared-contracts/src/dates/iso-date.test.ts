import fc from 'fast-check';
import {
  addDays,
  addMonths,
  dateOf,
  dayOfMonth,
  daysBetween,
  endOfMonth,
  isoDate,
  isSameMonth,
  monthOf,
  parseIsoDate,
  startOfMonth,
  weekday,
  yearOf,
} from './iso-date.ts';

const anyDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((instant) => isoDate(instant.toISOString().slice(0, 10)));

describe('a text is a date', () => {
  test.each(['2026-11-21', '2028-02-29', '2000-02-29', '1900-01-01', '2200-12-31'])(
    'when the day exists: %s',
    (text) => {
      expect(parseIsoDate(text)).toBe(text);
      expect(isoDate(text)).toBe(text);
    },
  );

  test.each([
    '2025-02-30',
    '2026-02-29',
    '1900-02-29',
    '2025-13-01',
    '2025-00-10',
    '2025-9-1',
    '2025-09-13T00:00:00Z',
    ' 2025-09-13',
    '13/09/2025',
    '',
    null,
    undefined,
    20250913,
    new Date(),
  ])('and otherwise null: %p', (text) => {
    expect(parseIsoDate(text)).toBeNull();
  });

  test('isoDate throws on what is none', () => {
    expect(() => isoDate('2025-02-30')).toThrow();
  });
});

describe('arithmetic', () => {
  test.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    // Buenos Aires began daylight saving on this night; a date knows nothing of it.
    ['2007-12-29', 1, '2007-12-30'],
    ['2007-12-30', 1, '2007-12-31'],
  ])('%s plus %i days is %s', (from, days, to) => {
    expect(addDays(isoDate(from), days)).toBe(to);
    expect(daysBetween(isoDate(from), isoDate(to))).toBe(days);
  });

  test('counting days undoes adding them', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  test('a week later is the same day of the week', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(weekday(addDays(date, 7))).toBe(weekday(date));
        expect(weekday(addDays(date, 1))).toBe((weekday(date) + 1) % 7);
      }),
    );
  });

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-04-30', 1, '2026-05-30'],
  ])('%s plus %i months is %s', (from, months, to) => {
    expect(addMonths(isoDate(from), months)).toBe(to);
  });
});

describe('the parts of a date', () => {
  const date = isoDate('2028-02-29');

  test('year, month and day count as people do', () => {
    expect([yearOf(date), monthOf(date), dayOfMonth(date)]).toEqual([2028, 2, 29]);
  });

  test('Sunday is 0', () => {
    expect(weekday(isoDate('2026-11-22'))).toBe(0);
    expect(weekday(isoDate('2026-11-21'))).toBe(6);
  });

  test('a month runs from its first to its last day', () => {
    expect(startOfMonth(date)).toBe('2028-02-01');
    expect(endOfMonth(date)).toBe('2028-02-29');
    expect(isSameMonth(date, startOfMonth(date))).toBe(true);
    expect(isSameMonth(date, isoDate('2027-02-28'))).toBe(false);
  });

  test('parts make a date, if it exists', () => {
    expect(dateOf(2026, 2, 3)).toBe('2026-02-03');
    expect(dateOf(33, 4, 3)).toBe('0033-04-03');
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(dateOf(yearOf(date), monthOf(date), dayOfMonth(date))).toBe(date);
      }),
    );
  });

  test.each([
    [2026, 2, 29],
    [2026, 2, 0],
    [2026, 0, 3],
    [2026, 13, 3],
    [10_000, 1, 1],
    [-1, 1, 1],
  ])('and throw if it does not: %i-%i-%i', (year, month, day) => {
    expect(() => dateOf(year, month, day)).toThrow();
  });
});
