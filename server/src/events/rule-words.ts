import { loadRuleWords } from '@almanaque/shared-contracts/schemas';

/** How an event repeats, in Spanish. The page fetches it when it is wanted; the server has it from the start. */
export const ruleWords = await loadRuleWords();
