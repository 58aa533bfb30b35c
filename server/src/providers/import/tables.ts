declare module '../../db/tables.ts' {
  interface Tables {
    provider_imports: {
      id: string;
      file_name: string;
      /** ISO 8601 instant, UTC. */
      created_at: string;
      /** JSON: `Written[]` */
      written: string;
      /** How many of the file's rows were not imported. */
      wrong: number;
      undone_at: string | null;
    };
  }
}
