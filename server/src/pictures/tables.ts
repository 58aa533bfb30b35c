/** Pictures of events and of people. The same content is kept once, whoever uploads it. */
interface PicturesTable {
  /** SHA-256 of the content, in hexadecimal. */
  hash: string;
  media_type: string;
  width: number;
  height: number;
  content: Uint8Array;
  /** When it was last uploaded: ISO 8601 instant, UTC. */
  kept_at: string;
}

declare module '../db/tables.ts' {
  interface Tables {
    pictures: PicturesTable;
  }
}
