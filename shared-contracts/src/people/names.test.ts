import { initials } from './names.ts';

test.each([
  ['Julieta Sol Díaz', 'JD'],
  ['Ana de la Peña', 'AP'],
  ['Hernán Fernández de la Torre', 'HF'],
  ['Nahuel', 'N'],
])('the initials of %s are %s', (name, expected) => expect(initials(name)).toBe(expected));
