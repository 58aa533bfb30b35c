import { fold } from '../text/fold.ts';

const TOTAL = /^(sub ?)?total(es)?\b|^cantidad\b/;
const NUMBERS = /^[\d.,:%$ -]*$/;

/** Whether it sums a table up, as 'Total | 400' at its foot: a name stands beside whoever is called Total. */
export function isTotal(cells: readonly string[]): boolean {
  const [first = '', ...others] = cells.map(fold).filter((cell) => cell !== '');
  return TOTAL.test(first) && others.every((cell) => NUMBERS.test(cell));
}
