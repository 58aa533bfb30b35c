import { expect, test } from '@jest/globals';
import { EMPTY_PERSON } from '@almanaque/api';
import { inUsualCase, namesInUsualCase } from './name-case.ts';

test.each([
  ['GÓMEZ IBÁÑEZ', 'Gómez Ibáñez'],
  ['PONCE DE LEÓN', 'Ponce de León'],
  ['DE LA FUENTE', 'De la Fuente'],
  ['MARÍA DE LOS ÁNGELES', 'María de los Ángeles'],
  ["O'CONNOR", "O'Connor"],
  ['PÉREZ-GIL', 'Pérez-Gil'],
  ['ORTEGA Y GASSET', 'Ortega y Gasset'],
  ['LI', 'Li'],
  ['Ana PAZ', 'Ana Paz'],
  ['maría sol', 'María Sol'],
  ['JUAN C. PAZ III', 'Juan C. Paz III'],
  // Somebody chose these.
  ['JP', 'JP'],
  ['McDonald', 'McDonald'],
  ['de la Torre', 'de la Torre'],
  ['María José', 'María José'],
  ['', ''],
])('«%s» is «%s»', (written, usual) => {
  expect(inUsualCase(written)).toBe(usual);
});

test.each([
  ['McDonald', 'MCDONALD', 'McDonald'],
  ['Núñez', 'NUÑEZ', 'Núñez'],
  ['Gómez', 'GOMEZ', 'Gómez'],
  // The sheet knows more, or other things.
  ['Gomez', 'GÓMEZ', 'Gómez'],
  ['Gómez', 'GAMEZ', 'Gamez'],
  ['GÓMEZ', 'GÓMEZ', 'Gómez'],
  ['McDonald', 'Mcdonald', 'Mcdonald'],
])('of the stored «%s», «%s» makes «%s»', (stored, written, kept) => {
  const before = { ...EMPTY_PERSON, lastName: stored };
  expect(namesInUsualCase(before, { lastName: written })).toEqual({ lastName: kept });
});

test('a column that is not imported, or empty, says nothing of a name', () => {
  const values = { firstName: 'Ana', preferredName: null };
  expect(namesInUsualCase(null, values)).toEqual(values);
});
