import { expect, test } from '@jest/globals';
import { COMMON_PASSWORDS } from './common.ts';
import { passwordProblem } from './rules.ts';

const EMAIL = 'Mariana@empresa.com.ar';

test.each([
  ['once letras', /muy corta/],
  ['😀😀😀😀😀😀', /muy corta/],
  ['soy mariana y entro', /tu correo/],
  ['MARIANA@EMPRESA.COM.AR', /tu correo/],
  ['Contraseña123', /más usadas/],
  ['contraseña123'.normalize('NFD'), /más usadas/],
  ['abababababababab', /más usadas/],
])('%j is refused', (password, problem) => {
  expect(passwordProblem(password, EMAIL)).toMatch(problem);
});

test.each(['tres gatos azules', 'Ñandú-2026-río', 'un anagrama corto'])(
  '%j will do',
  (password) => {
    expect(passwordProblem(password, EMAIL)).toBeNull();
    expect(passwordProblem(password, 'ana@empresa.com.ar')).toBeNull();
  },
);

test('the list holds nothing that its length already refuses', () => {
  expect([...COMMON_PASSWORDS].filter((password) => password.length < 12)).toEqual([]);
  expect([...COMMON_PASSWORDS].filter((password) => password !== password.toLowerCase())).toEqual(
    [],
  );
});
