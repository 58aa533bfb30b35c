import type { RuleWords } from '@almanaque/shared-contracts';
import { createContext, useContext } from 'react';

/** What says rules in Spanish: it arrives along with the editor. */
export const RuleWordsContext = createContext<RuleWords | null>(null);

export function useRuleWords(): RuleWords {
  const words = useContext(RuleWordsContext);
  if (words === null) throw new Error('what says rules comes with the editor');
  return words;
}
