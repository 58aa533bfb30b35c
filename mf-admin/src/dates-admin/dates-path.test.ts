import { datesPath, readDatesPath } from './dates-path.ts';

test.each([
  ['', { kind: 'year', year: null }],
  ['2027', { kind: 'year', year: 2027 }],
  ['efemerides', { kind: 'sectors' }],
  ['2027/agregar', { kind: 'new', year: 2027 }],
  ['2027/feriado-2027-05-25-mayo', { kind: 'holiday', year: 2027, id: 'feriado-2027-05-25-mayo' }],
] as const)('%j says what is seen, both ways', (rest, view) => {
  expect(readDatesPath(rest)).toEqual(view);
  expect(datesPath(view)).toBe(rest);
});

test.each(['1066', 'enero', '20277'])('%s is as the year that it is', (rest) => {
  expect(readDatesPath(rest)).toEqual({ kind: 'year', year: null });
});
