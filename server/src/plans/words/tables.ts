/** What a search reads of every plan: beside it a plan's row is long. Its plan says who may know of it. */
export interface PlanWordsTable {
  plan_id: string;
  person_id: string | null;
  company_event_id: string | null;
  /** 1: what its event is called changes by itself: the company's own holiday, or all who are born on a day. */
  is_renamed: 0 | 1;
  /** 1: it is an idea or under way. */
  is_open: 0 | 1;
  seen_date: string;
  /** The words of its title and of its tasks', `searchable`, each once. */
  words: string;
  /** Those of what its event was called when somebody last saw it. */
  called: string;
}

declare module '../../db/tables.ts' {
  interface Tables {
    plan_words: PlanWordsTable;
  }
}
