import { readValues } from './read-values.ts';

const placeOf = (place: string) => readValues(new Map([['place', place]]));

it.each([
  '-34.6088, -58.3781',
  '-34.6088,-58.3781',
  '-34.6088 -58.3781',
  '-34,6088; -58,3781',
  '-34,6088 -58,3781',
])('a place is two numbers: %s', (place) => {
  expect(placeOf(place)).toEqual({ lat: -34.6088, lng: -58.3781 });
});

it.each([
  ['one number', '-34.6088'],
  ['words', 'frente a la plaza'],
  ['numbers without end', `${',1'.repeat(200_000)} x`],
])('%s is no place', (_what, place) => {
  expect(placeOf(place)).toEqual({ lat: NaN, lng: NaN });
});
