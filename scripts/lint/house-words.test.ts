import { expect, test } from '@jest/globals';
import { wordProblems } from './house-words.ts';

const problemsOf = (sources: Readonly<Record<string, string>>) =>
  wordProblems(new Map(Object.entries(sources)));

test.each([
  ['a text', `const title = 'Agregar usuario';`, '«usuario» se dice «cuenta»'],
  ['what stands in an element', `<p>Hay dos Usuarias.</p>;`, '«Usuarias» se dice «cuenta»'],
  ['what is put together', 'say(`Se eliminó a ${name}.`);', '«eliminó» se dice «borrar»'],
  [
    'what follows what is put in',
    'say(`${name} inició sesión.`);',
    '«inició sesión» se dice «ingresar»',
  ],
])('%s with another word for a thing is a problem', (_where, text, problem) => {
  expect(problemsOf({ 'mf-a/src/view.tsx': `\n${text}` })).toEqual([
    `mf-a/src/view.tsx:2: ${problem}.`,
  ]);
});

test('names in the code, remarks and longer words are no texts of ours to a person', () => {
  const text = `// El usuario elimina.\nconst usuario = 'Eliminación de la violencia, sedentario';`;
  expect(problemsOf({ 'mf-a/src/view.tsx': text })).toEqual([]);
});

test('who starts the program is a user of the machine', () => {
  const text = `const TOLD = 'dáselo al usuario que inicia Almanaque';`;
  expect(problemsOf({ 'server/src/config/file.ts': text })).toEqual([]);
  expect(problemsOf({ 'server/src/auth/file.ts': text })).toHaveLength(1);
});
