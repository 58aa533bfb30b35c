import type { Tone } from '@almanaque/shared-contracts/schemas';

/** What the company decided of one holiday of one year, or a date it added to that year. */
interface CompanyHolidaysTable {
  /** For an official date, what `officialId` makes; for an added one, random. */
  id: string;
  year: number;
  change: 'official' | 'moved' | 'removed' | 'added';
  /** `YYYY-MM-DD`; of what was moved or added. */
  date: string | null;
  norm: string | null;
  /** Whether the company works on a day that is 'no laborable'; null: it has not said. */
  works: 0 | 1 | null;
  /** Only an added date has this and what follows. */
  kind: 'feriado' | 'no-laborable' | null;
  title: string | null;
  description: string | null;
  tone: Tone | null;
  version: number;
  /** ISO 8601 instant, UTC. */
  changed_at: string | null;
}

declare module '../db/tables.ts' {
  interface Tables {
    company_holidays: CompanyHolidaysTable;
  }
}
