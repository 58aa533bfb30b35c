/** What an administrator sets, and what the installation remembers of itself. `value` is JSON. */
interface SettingsTable {
  key: string;
  value: string;
}

/** Which migrations this database has had. */
interface SchemaMigrationsTable {
  name: string;
}

/** Each feature adds its own, in the `tables.ts` beside it: `declare module`. */
export interface Tables {
  schema_migrations: SchemaMigrationsTable;
  settings: SettingsTable;
}
