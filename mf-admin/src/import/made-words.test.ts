import { madeWords } from './made-words.ts';

const words = { one: 'evento', many: 'eventos', done: '', keptOne: '', keptMany: '' };

test.each([
  [0, 0, undefined, 'sin cambios'],
  [1, 0, undefined, '1 evento nuevo'],
  [1200, 0, 0, '1.200 eventos nuevos'],
  [0, 1, 0, '1 evento con cambios'],
  [0, 2, 1, '2 eventos con cambios y 1 borrado'],
  [0, 0, 3, '3 eventos borrados'],
  [3, 1, 0, '3 eventos nuevos y 1 con cambios'],
  [1, 2, 3, '1 evento nuevo, 2 con cambios y 3 borrados'],
])('%i new, %i changed and %s removed: %s', (created, updated, removed, said) => {
  expect(madeWords(words, { created, updated, removed })).toBe(said);
});
