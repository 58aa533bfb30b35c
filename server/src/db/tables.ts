import type { EventType, Tone } from '@almanaque/shared-contracts/schemas';
import type { Generated } from 'kysely';
import type { AuditTables } from '../audit/tables.ts';
import type { AuthTables } from '../auth/tables.ts';
import type { PeopleTables } from '../people/tables.ts';

/** What an administrator sets, and what the installation remembers of itself. `value` is JSON. */
interface SettingsTable {
  key: string;
  value: string;
}

interface CompanyEventsTable {
  id: string;
  /** `YYYY-MM-DD`; of a series, of its first occurrence. */
  date: string;
  title: string;
  description: string;
  type: EventType;
  tone: Tone;
  /** The observance it stands for; on its date that observance is not shown a second time. */
  observance_id: string | null;
  picture: string | null;
  sample: 0 | 1;
  /** ISO 8601 instant, UTC. */
  created_at: string;
  end_date: string | null;
  /** 'HH:MM' */
  time: string | null;
  place: string | null;
  office: string | null;
  team: string | null;
  /** Recurrence rule; null: it does not repeat. */
  rrule: string | null;
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
}

/** Days of the sample set that are highlighted though they hold no event (decisions, Contradictions). */
interface SampleHighlightsTable {
  date: string;
  type: EventType;
}

/** Which migrations this database has had. */
interface SchemaMigrationsTable {
  name: string;
}

export interface Tables extends AuditTables, AuthTables, PeopleTables {
  schema_migrations: SchemaMigrationsTable;
  settings: SettingsTable;
  company_events: CompanyEventsTable;
  sample_highlights: SampleHighlightsTable;
}
