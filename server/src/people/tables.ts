import type { Celebration, Feb29, RowStatus } from '@almanaque/api';
import type { Generated, GeneratedAlways } from 'kysely';

/** Month and day as one number: 1123 is 23 November. Worked out by the database. */
type MonthDay = GeneratedAlways<number | null>;

/**
 * Whether a date of the person's is shown. 2: it would be, and the person prefers that nobody celebrates
 * it. Whatever reads dates asks for 1, so that one who says 'no' is nowhere to be seen.
 */
export type Shown = 0 | 1 | 2;

export interface PeopleTable {
  /** Opaque: tells nothing of the person, and travels in the calendar's event ids. */
  id: string;
  legajo: string | null;
  /** `legajoKey` of it, unique. */
  legajo_key: string | null;
  first_name: string;
  last_name: string;
  preferred_name: string | null;
  email: string | null;
  birth_day: number | null;
  birth_month: number | null;
  birth_year: number | null;
  birth_md: MonthDay;
  /** `YYYY-MM-DD` */
  hire_date: string | null;
  hire_md: MonthDay;
  leaving_date: string | null;
  office: string | null;
  province: string | null;
  team: string | null;
  birthday_shown: Shown;
  anniversary_shown: Shown;
  celebration: Generated<Celebration>;
  feb29: Feb29;
  /** Surname first, folded: the order of every list of people. */
  sort_name: string;
  /** Names, e-mail and legajo, folded: what a search looks in. */
  search_text: string;
  /** Names alone, `searchable`: what anybody may look in. */
  name_text: string;
  /** The `hash` of a picture. */
  photo: string | null;
  version: number;
  /** ISO 8601 instant of the last write, UTC. */
  changed_at: string | null;
}

export type ImportStateName = 'reading' | 'ready' | 'applied' | 'undone' | 'failed';
export type ImportJobName = 'read' | 'review' | 'apply' | 'undo';

export interface PeopleImportsTable {
  id: string;
  file_name: string;
  /** ISO 8601 instant, UTC. */
  created_at: string;
  applied_at: string | null;
  state: ImportStateName;
  /** JSON: `ImportColumn[]`; empty before they are read, and without samples after they are applied. */
  columns: string;
  /** JSON, by state: the counts of the preview, or what applying or undoing did. */
  outcome: string | null;
  /** JSON: `ImportSheets`; null: the file has but one sheet. */
  sheets: string | null;
  /**
   * JSON, by state: the `DoubledEvents` of the preview, or the events that applying it removed, as
   * undoing it brings them back; null: none.
   */
  doubled: string | null;
  /** Whether blank cells take away what is stored, of those that need asking. */
  clear_blanks: Generated<0 | 1>;
  problem: string | null;
  /** What is under way, in whichever process; when that last said so, or null: it was cut short. */
  job: ImportJobName | null;
  job_at: string | null;
  /** Each time a step begins another one: of whoever runs it. */
  job_lease: string | null;
}

/** A row of a file that was not applied yet, or that was wrong. */
export interface PeopleImportRowsTable {
  import_id: string;
  row: number;
  /** JSON: `string[]` */
  cells: string;
  status: RowStatus | null;
  person_id: string | null;
  legajo: string | null;
  name: Generated<string>;
  /** JSON: `RowRemark[]` */
  remarks: Generated<string>;
  /** JSON: what `ImportRow` has as `changes`. */
  changes: Generated<string>;
}

/**
 * Where the number of those who celebrate on a day changes from one year to the next. Kept by the
 * database as people are written; without those of a 29 February.
 */
export interface PeopleDateStepsTable {
  kind: 'cumpleanos' | 'aniversario';
  month_day: number;
  year: number;
  change: number;
}

/** How many work, and how many have left. Kept by the database as people are written. */
export interface PeopleCountsTable {
  status: 'active' | 'left';
  total: number;
}

/** SQLite alone: the words of people's names, each once a person. Kept by the database as people are written. */
export interface PeopleNameWordsTable {
  word: string;
  name_text: string;
  person_id: string;
}

/** What undoing an import needs. */
export interface PeopleImportChangesTable {
  import_id: string;
  person_id: string;
  /** JSON of the row as it was; null: the import created it. */
  before: string | null;
  /** A person edited, or imported again, since has a higher one, and is left alone. */
  version_after: number;
}

declare module '../db/tables.ts' {
  interface Tables {
    people: PeopleTable;
    /** While a large import is applied or undone: the roster as it is to be, which nobody reads. */
    people_next: PeopleTable;
    /** Meanwhile: whom others have written. */
    next_roster_noted: { id: string };
    people_date_steps: PeopleDateStepsTable;
    people_counts: PeopleCountsTable;
    /** That of `people_next`. */
    people_counts_next: PeopleCountsTable;
    people_name_words: PeopleNameWordsTable;
    people_imports: PeopleImportsTable;
    people_import_rows: PeopleImportRowsTable;
    people_import_changes: PeopleImportChangesTable;
  }
}
