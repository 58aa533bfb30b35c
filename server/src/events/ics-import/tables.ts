declare module '../../db/tables.ts' {
  interface Tables {
    event_imports: {
      id: string;
      file_name: string;
      /** ISO 8601 instant, UTC. */
      created_at: string;
      /** JSON: `Written[]` */
      written: string;
      /** How many of the file's events were not imported. */
      wrong: number;
      undone_at: string | null;
    };
  }
}
