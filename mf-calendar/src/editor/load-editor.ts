import { loadRuleWords } from '@almanaque/shared-contracts';

/** What is typed into is fetched when it is first wanted: the month is read without it. */
export const loadEditor = async () => {
  const [{ editorWith }, ruleWords] = await Promise.all([import('./editor.tsx'), loadRuleWords()]);
  return editorWith(ruleWords);
};
