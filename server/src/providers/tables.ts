/** Whom activities can be ordered from: what Almanaque came with, and what organisers added. */
interface ProvidersTable {
  id: string;
  name: string;
  /** The name without case or accents: no two in use have the same at one address. */
  name_key: string;
  type: string;
  address: string;
  barrio: string;
  phone: string | null;
  web: string | null;
  /** JSON: texts. */
  activities: string;
  /** When somebody last made sure that it is so, 'YYYY-MM-DD'. */
  checked_on: string | null;
  /** Degrees; both null where it was not said. */
  lat: number | null;
  lng: number | null;
  retired: 0 | 1;
  /** What to check before relying on it. */
  note: string | null;
  /** JSON: the public sources of what Almanaque came with; null: an organiser added it. */
  sources: string | null;
  version: number;
}

declare module '../db/tables.ts' {
  interface Tables {
    providers: ProvidersTable;
  }
}
