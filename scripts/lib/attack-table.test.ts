import { expect, test } from '@jest/globals';
import { attackTable, linesIn } from './attack-table.ts';

test('of all that an attack says, its lines alone are in the table', () => {
  const output = `warming up
SQLite: others, p99 | 12 ms | ≤ 50 ms
SQLite: lost writes | 0 | ≤ 0
(node:1) Warning: a | b
`;
  expect(attackTable(linesIn(output))).toBe(`ataque              | medido | límite
SQLite: others, p99 | 12 ms  | ≤ 50 ms
SQLite: lost writes | 0      | ≤ 0`);
});
