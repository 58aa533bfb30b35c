import type { EventType } from '@almanaque/shared-contracts/schemas';
import type { Generated } from 'kysely';
import type { EventColumns } from './event-fields.ts';

/** What is kept of an event beside what a person entered of it, which `event-fields.ts` lists. */
interface CompanyEventsTable extends EventColumns {
  id: string;
  /** The observance it stands for; on its date that observance is not shown a second time. */
  observance_id: string | null;
  sample: 0 | 1;
  /** ISO 8601 instant, UTC. */
  created_at: string;
  /** The same, of the last write; null: it was never changed. */
  changed_at: string | null;
  /** What it is found by, `searchable`. */
  search_text: Generated<string>;
  /** JSON: the dates of a series whose occurrences were taken out, or replaced. */
  excluded: string | null;
  /** The last day it shows on, where that is not `date` itself; null: it shows on `date` alone. */
  shown_until: string | null;
  version: Generated<number>;
  /** The series of which this took an occurrence's place, and that occurrence's date. */
  series_id: string | null;
  occurrence_date: string | null;
  deleted_at: string | null;
  /** JSON: what undoing the last removal puts back; null once anything else was written. */
  before_removal: string | null;
  /** JSON: what undoing the last change puts back; null once anything else was written. */
  before_change: string | null;
  /** Of one that an .ics file brought: which of any file's it is, and what that file said of it, both hashed. */
  ics_key: string | null;
  ics_digest: string | null;
}

/** Days of the sample set that are highlighted though they hold no event (decisions, Contradictions). */
interface SampleHighlightsTable {
  date: string;
  type: EventType;
}

declare module '../db/tables.ts' {
  interface Tables {
    company_events: CompanyEventsTable;
    sample_highlights: SampleHighlightsTable;
  }
}
