/** What organisers wrote in the place of a recommendation's template, for one event. */
interface MessagesTable {
  /** The key of an `Occasion`. */
  event_id: string;
  recommendation_id: string;
  /** Whose it is, if it is the company's event's or a person's: it goes with them. */
  company_event_id: string | null;
  person_id: string | null;
  /** JSON: a `MessageContent`. */
  content: string;
  /** JSON: the `Recommendation` it was written for, where only the AI knows it. */
  idea: string | null;
  version: number;
  author_id: string | null;
  /** ISO 8601 instant, UTC. */
  saved_at: string;
}

declare module '../db/tables.ts' {
  interface Tables {
    messages: MessagesTable;
  }
}
