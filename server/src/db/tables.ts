import type { EventIconName, EventType, Tone } from '@almanaque/shared-contracts/schemas';
import type { Generated } from 'kysely';
import type { AuditTables } from '../audit/tables.ts';
import type { AuthTables } from '../auth/tables.ts';
import type { IcsImportTables } from '../events/ics-import/tables.ts';
import type { HolidayTables } from '../holidays/tables.ts';
import type { LiveTables } from '../live/tables.ts';
import type { MessageTables } from '../messages/tables.ts';
import type { SubscriptionTables } from '../feed/tables.ts';
import type { ProviderImportTables } from '../providers/import/tables.ts';
import type { ProviderTables } from '../providers/tables.ts';
import type { PeopleTables } from '../people/tables.ts';
import type { PictureTables } from '../pictures/tables.ts';

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
  /** In the place of its type's own icon. */
  icon: EventIconName | null;
  /** Path below the API base. */
  picture: string | null;
  /** What the picture shows; null: it is decorative. */
  picture_alt: string | null;
  sample: 0 | 1;
  /** ISO 8601 instant, UTC. */
  created_at: string;
  /** The same, of the last write; null: it was never changed. */
  changed_at: string | null;
  end_date: string | null;
  /** 'HH:MM' */
  time: string | null;
  place: string | null;
  office: string | null;
  team: string | null;
  /** Title, description and place, `searchable`. */
  search_text: Generated<string>;
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

/** Which migrations this database has had. */
interface SchemaMigrationsTable {
  name: string;
}

export interface Tables
  extends
    AuditTables,
    AuthTables,
    HolidayTables,
    IcsImportTables,
    LiveTables,
    MessageTables,
    PeopleTables,
    ProviderImportTables,
    ProviderTables,
    PictureTables,
    SubscriptionTables {
  schema_migrations: SchemaMigrationsTable;
  settings: SettingsTable;
  company_events: CompanyEventsTable;
  sample_highlights: SampleHighlightsTable;
}
