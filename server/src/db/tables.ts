import type { EventType, Tone } from '@almanaque/shared-contracts/schemas';
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
  /** `YYYY-MM-DD` */
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
