import { dateOfShort, shortDate } from './short-date.ts';

test.each([
  ['05/03/2019', '2019-03-05'],
  ['5/3/2019', '2019-03-05'],
  [' 05-03-2019 ', '2019-03-05'],
  ['31/02/2019', null],
  ['03/15/2019', null],
  ['5/3/19', null],
  ['2019-03-05', null],
  ['', null],
])('%s is read as %s', (text, date) => expect(dateOfShort(text)).toBe(date));

test('a date is written as Argentines do', () => {
  expect(shortDate('2019-03-05')).toBe('05/03/2019');
  expect(shortDate(null)).toBe('');
});
