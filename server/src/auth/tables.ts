import type { SqlBool } from 'kysely';

/**
 * The tables of the account library. It reads and writes them itself (instants and flags in the
 * engine's own form), so only what our own statements touch is declared here; `sign_in_failures` is ours.
 */
declare module '../db/tables.ts' {
  interface Tables {
    users: {
      id: string;
      name: string;
      email: string;
      welcomed_at: string | null;
      /** Whether it may sign in. */
      active: SqlBool;
    };
    sessions: { id: string; user_id: string };
    sign_in_methods: { user_id: string; account_id: string; issuer: string; provider_id: string };
    sign_in_failures: {
      id: string;
      /** ISO 8601 instant, UTC. */
      at: string;
      /** Keyed hashes: of the address that was tried, and of who tried. */
      account: string;
      sender: string;
      /** Whether the account had signed in on this device before. */
      known: 0 | 1;
    };
    second_factors: { user_id: string };
    passkeys: { id: string; user_id: string };
    /** Codes that signed in, so that none does twice (OWASP ASVS 2.8.4). `used_at`: ISO 8601, UTC. */
    used_codes: { user_id: string; code: string; used_at: string };
  }
}
