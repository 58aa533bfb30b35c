/** What an attack printed of itself: server/attacks/support/report.ts. */
export interface AttackLine {
  readonly name: string;
  readonly figure: string;
  readonly limit: string;
}

/** The lines of an attack's table among all that it said: `name | figure | limit`. */
export const linesIn = (output: string): readonly AttackLine[] =>
  output.split('\n').flatMap((line) => {
    const [name, figure, limit, ...rest] = line.split(' | ').map((cell) => cell.trim());
    if (!name || !figure || limit === undefined || rest.length > 0) return [];
    return [{ name, figure, limit }];
  });

const HEAD: AttackLine = { name: 'ataque', figure: 'medido', limit: 'límite' };

/** One table for a terminal. */
export function attackTable(lines: readonly AttackLine[]): string {
  const rows = [HEAD, ...lines];
  const width = (cell: keyof AttackLine) => Math.max(...rows.map((row) => row[cell].length));
  const [name, figure] = [width('name'), width('figure')];
  return rows
    .map((row) =>
      `${row.name.padEnd(name)} | ${row.figure.padEnd(figure)} | ${row.limit}`.trimEnd(),
    )
    .join('\n');
}
