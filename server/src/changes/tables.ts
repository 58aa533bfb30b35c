/** The change that last concerned each topic, and under `EVERYTHING` the last of all. */
interface LiveVersionsTable {
  topic: string;
  version: number;
  /** ISO 8601 instant, UTC. */
  at: string;
}

declare module '../db/tables.ts' {
  interface Tables {
    live_versions: LiveVersionsTable;
  }
}

/** No topic has this name. */
export const EVERYTHING = '*';
