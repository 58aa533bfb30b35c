import { expect, test } from '@jest/globals';
import { asRemembered } from './remembered-fields.ts';

const headers = ['Legajo', 'Nombre', 'Cód. post.', 'Apodo'];

test('a header is what it was chosen to be the last time, also when that was nothing', () => {
  const earlier = [
    [
      { header: 'CÓD. POST.', field: 'province' as const },
      { header: 'apodo', field: null },
    ],
    [{ header: 'Apodo', field: 'team' as const }],
  ];
  expect(asRemembered(headers, ['legajo', 'fullName', null, 'preferredName'], earlier)).toEqual([
    'legajo',
    'fullName',
    'province',
    null,
  ]);
});

test('a field is in one column: the remembered one', () => {
  const earlier = [[{ header: 'Cód. post.', field: 'legajo' as const }]];
  expect(asRemembered(headers, ['legajo', 'fullName', null, null], earlier)).toEqual([
    null,
    'fullName',
    'legajo',
    null,
  ]);
});

test('whether a name is whole is told by the columns beside it', () => {
  const earlier = [[{ header: 'Nombre', field: 'fullName' as const }]];
  const guessed = ['firstName', 'lastName'] as const;
  expect(asRemembered(['Nombre', 'Apellido'], guessed, earlier)).toEqual(guessed);
});
