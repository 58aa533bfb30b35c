import { expect, test } from '@jest/globals';
import { isNote } from './note-row.ts';

test.each([
  [['Nota: los datos son al cierre de octubre. No incluye personal eventual.'], true],
  [['', '', 'Confeccionó: Recursos Humanos'], true],
  [['Fuente: sistema Tango', ''], true],
  [['* Sin personal eventual'], true],
  [['(1) En uso de licencia'], true],
  [['NOTA al pie'], true],
  [['1001', 'Nota: sin legajo'], false],
  [['Acuña, Lucía'], false],
  [['Notaro, Luis'], false],
  [['Nota, María'], false],
  [['1001'], false],
  [[''], false],
])('%j is a note about a table: %s', (cells, expected) => {
  expect(isNote(cells)).toBe(expected);
});
