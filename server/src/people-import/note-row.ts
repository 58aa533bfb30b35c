import { fold } from '../text/fold.ts';

/** 'Nota: …', 'Confeccionó: …', '* Sin eventuales'. No name of a person has a colon. */
const NOTE = /^[^:]{1,60}:|^[*(]|^notas?\b(?!,)/;

/** Whether it says something about a table and is no row of it: one cell that begins as a note does. */
export function isNote(cells: readonly string[]): boolean {
  const [only = '', ...others] = cells.map(fold).filter((cell) => cell !== '');
  return others.length === 0 && NOTE.test(only);
}
