/** The imports of one kind of file, each with what undoing it takes. */
export interface FileImportsTable {
  id: string;
  file_name: string;
  /** ISO 8601 instant, UTC. */
  created_at: string;
  /** JSON: what the kind of file wrote, a list. */
  written: string;
  /** How many of the file's entries were not imported. */
  wrong: number;
  undone_at: string | null;
}

declare module '../db/tables.ts' {
  interface Tables {
    event_imports: FileImportsTable;
    provider_imports: FileImportsTable;
  }
}
