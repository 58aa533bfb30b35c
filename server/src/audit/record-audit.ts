import { randomUUID } from 'node:crypto';
import type { AuditAction, AuditEntity } from '@almanaque/api';
import type { Role } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { publish } from '../changes/publish.ts';
import { topicsOf } from '../changes/topics.ts';
import { searchTextOf } from './search-text.ts';
import { withoutSecrets } from './without-secrets.ts';

export interface Actor {
  readonly id: string | null;
  readonly email: string | null;
  readonly role: Role | null;
}

/** What happens without anybody who is known: a failed sign-in, the installation's own doing. */
export const NOBODY: Actor = { id: null, email: null, role: null };

export interface AuditRecord {
  readonly actor: Actor;
  /** What was done, in the past: 'account.created', 'event.changed'. */
  readonly action: AuditAction;
  /** To what kind of thing. */
  readonly entity: AuditEntity;
  readonly entityId: string | null;
  readonly before?: unknown;
  readonly after?: unknown;
}

const json = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(withoutSecrets(value));

let latest = 0;

/** Of its own millisecond among this process's: what is read back by time keeps its order. */
function ownMoment(): Date {
  latest = Math.max(Date.now(), latest + 1);
  return new Date(latest);
}

/**
 * Records who did what. Given the transaction of the write, both happen or neither does. Values
 * under names that speak of passwords, tokens or keys are never kept. Pages that may show what
 * changed are told: every write is recorded here, so none can forget them.
 */
export async function recordAudit(
  connection: Database,
  { actor, action, entity, entityId, before, after }: AuditRecord,
  now: Date = ownMoment(),
): Promise<void> {
  await connection
    .insertInto('audit_log')
    .values({
      id: randomUUID(),
      at: now.toISOString(),
      actor_id: actor.id,
      actor_email: actor.email,
      actor_role: actor.role,
      action,
      entity,
      entity_id: entityId,
      before: json(before),
      after: json(after),
      search_text: searchTextOf(before, after),
    })
    .execute();
  await publish(connection, topicsOf(entity), now);
}
