/**
 * The tables of the account library. It reads and writes them itself (instants and flags in the
 * engine's own form), so only what our own statements touch is declared here.
 */
export interface AuthTables {
  users: { id: string; name: string };
  sessions: { user_id: string };
}
