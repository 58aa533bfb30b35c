import type { Row } from './rows.ts';

const MARK = { right: '✓', wrong: '✗' } as const;

/** A line a check; what it found wrong follows, a line each. */
export function writeRow({ name, wrong, told }: Row): void {
  const mark = wrong.length === 0 ? MARK.right : MARK.wrong;
  console.log(`${mark} ${name.padEnd(12)} ${told}`.trimEnd());
  for (const line of wrong) console.log(`    ${line}`);
}

/** How many are right; gives whether all are. */
export function writeSum(rows: readonly Row[]): boolean {
  const right = rows.filter(({ wrong }) => wrong.length === 0).length;
  console.log(`\n${right} de ${rows.length} bien.`);
  return right === rows.length;
}
