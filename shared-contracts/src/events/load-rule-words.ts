import type { IsoDate } from '../dates/iso-date.ts';

/** Says a recurrence rule in Spanish: see `ruleWords` in recurrence/rule-words.ts. */
export type RuleWords = (rule: string | null, date?: IsoDate | null) => string;

/** Fetched when it is first wanted: the month is read without it. */
export const loadRuleWords = async (): Promise<RuleWords> =>
  (await import('./recurrence/rule-words.ts')).ruleWords;
