import { styleText } from 'node:util';
import type { SuiteRecord } from '../support/results.ts';
import { amount, isReached, spreadText } from './numbers.ts';
import { tablesOf } from './tables.ts';

/** Columns as wide as what is in them, numbers to the right. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => `  ${row.map(cell).join('  ')}`).join('\n');
}

/** Every figure, then what was and was not reached. */
export function printRecord({ figures, goals }: SuiteRecord): void {
  for (const { metric, unit, scenarios, rows } of tablesOf(figures)) {
    console.log(`\n${styleText('bold', metric)} (${unit})`);
    const lines = rows.map(({ contestant, cells }) => [
      contestant,
      ...cells.map((cell) => (cell ? spreadText(cell) : '–')),
    ]);
    console.log(aligned([['', ...scenarios], ...lines]));
  }
  console.log();
  for (const goal of goals) {
    const { title, unit, limit, value } = goal;
    const mark = isReached(goal) ? styleText('green', '✓') : styleText('red', '✗');
    console.log(`${mark} ${title}: ${amount(value, unit)} (≤ ${amount(limit, unit)})`);
  }
}
