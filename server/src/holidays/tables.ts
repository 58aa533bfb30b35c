import type { Tone } from '@almanaque/shared-contracts/schemas';

/** What the company decided of one holiday of one year, or a date it added to that year. */
interface CompanyHolidaysTable {
  /** Of an official date what `officialId` makes; of an added one, random. */
  id: string;
  year: number;
  change: 'official' | 'moved' | 'removed' | 'added';
  /** `YYYY-MM-DD`; of what was moved or added. */
  date: string | null;
  norm: string | null;
  /** Of a day 'no laborable': whether the company works. Null: it has not said. */
  works: 0 | 1 | null;
  /** This and what follows: of what was added. */
  kind: 'feriado' | 'no-laborable' | null;
  title: string | null;
  description: string | null;
  tone: Tone | null;
  version: number;
  /** ISO 8601 instant, UTC. */
  changed_at: string | null;
}

export interface HolidayTables {
  company_holidays: CompanyHolidaysTable;
}
