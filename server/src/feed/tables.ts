declare module '../db/tables.ts' {
  interface Tables {
    calendar_subscriptions: {
      id: string;
      /** It goes with the account. */
      owner_id: string;
      name: string;
      /** JSON: `CalendarFilter` */
      filter: string;
      /** The hash of the token in its address; the token itself is kept nowhere. */
      token_hash: string;
      /** ISO 8601 instant, UTC. */
      created_at: string;
      last_used_at: string | null;
    };
  }
}
