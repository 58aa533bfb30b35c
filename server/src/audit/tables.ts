import type { Role } from '@almanaque/shared-contracts/schemas';
import type { Generated } from 'kysely';

interface AuditLogTable {
  id: string;
  /** ISO 8601 instant, UTC. */
  at: string;
  actor_id: string | null;
  actor_email: string | null;
  actor_role: Role | null;
  action: string;
  entity: string;
  entity_id: string | null;
  /** JSON. */
  before: string | null;
  /** JSON. */
  after: string | null;
  /** See `searchTextOf`. */
  search_text: Generated<string>;
}

declare module '../db/tables.ts' {
  interface Tables {
    audit_log: AuditLogTable;
  }
}
