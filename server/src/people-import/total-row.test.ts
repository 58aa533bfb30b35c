import { expect, test } from '@jest/globals';
import { isTotal } from './total-row.ts';

test.each([
  [['Total', '400'], true],
  [['', 'TOTAL GENERAL:', '', '1.234', '100%'], true],
  [['Subtotal', '12'], true],
  [['Cantidad de personas', '400'], true],
  [['Total: 400'], true],
  [['Total', 'Ana Paz', '400'], false],
  [['1001', 'Total, Ana'], false],
  [['Totaro, Luis', '7/5/1990', 'Rosario'], false],
  [[''], false],
])('%j sums a table up: %s', (cells, expected) => {
  expect(isTotal(cells)).toBe(expected);
});
