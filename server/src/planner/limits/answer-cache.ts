/** An identical request within it gets the same answer. */
export const KEEP_MS = 10 * 60_000;
const MAX_ENTRIES = 500;

export interface AnswerCache<Answer> {
  get(key: string): Answer | null;
  set(key: string, answer: Answer): void;
}

/** Keeps the latest 500 answers, in memory alone. */
export function createAnswerCache<Answer>(now: () => number): AnswerCache<Answer> {
  const entries = new Map<string, { readonly answer: Answer; readonly until: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry !== undefined && entry.until > now()) return entry.answer;
      entries.delete(key);
      return null;
    },
    set(key, answer) {
      entries.delete(key);
      entries.set(key, { answer, until: now() + KEEP_MS });
      const [oldest] = entries.keys();
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    },
  };
}
