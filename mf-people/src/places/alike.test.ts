import { alike } from './alike.ts';

test('names that differ in case, accents or blanks are told apart from the others', () => {
  const names = ['Córdoba', 'CABA', 'Rosario', 'cordoba', 'rosario ', 'Rosario Norte'];
  expect(alike(names)).toEqual([
    ['Córdoba', 'cordoba'],
    ['Rosario', 'rosario '],
  ]);
});
