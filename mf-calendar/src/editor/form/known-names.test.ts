import { meant } from './known-names.ts';

const OFFICES = ['Córdoba', 'Rosario'];

test.each([
  ['Córdoba', 'Córdoba'],
  [' cordoba ', 'Córdoba'],
  ['ROSARIO', 'Rosario'],
  ['Cordova', null],
])('«%s» is %s', (text, name) => expect(meant(text, OFFICES)).toBe(name));
