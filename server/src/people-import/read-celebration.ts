import type { Celebration, RowRemark } from '@almanaque/api';
import { fold } from '../text/fold.ts';
import { problem } from './remarks.ts';

/** How rosters say it, folded. What is not among these is asked about: nobody's wish is guessed. */
const WORDINGS: readonly (readonly [RegExp, Celebration])[] = [
  [/^(s|si|(en )?public[oa]|publicamente)$/, 'publico'],
  [/^((en )?privad[oa]|privadamente|reservad[oa])$/, 'privado'],
  [
    /^(no|n|ninguno|nunca|(prefier[eo] que )?no|no (se )?(celebra|festeja)r?|no quiere|no desea)$/,
    'no',
  ],
];

interface ReadCelebration {
  readonly values: { readonly celebration?: Celebration };
  readonly problems: readonly RowRemark[];
}

/**
 * How a cell says that the person likes to be celebrated. An empty one says nothing: what the person
 * has chosen stays, and nobody is made public by a roster that does not know.
 */
export function readCelebration(cell: string): ReadCelebration {
  if (cell === '') return { values: {}, problems: [] };
  const words = fold(cell);
  const celebration = WORDINGS.find(([wording]) => wording.test(words))?.[1];
  return celebration === undefined
    ? { values: {}, problems: [problem('celebration-unknown', cell)] }
    : { values: { celebration }, problems: [] };
}
