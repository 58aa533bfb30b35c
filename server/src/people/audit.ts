import { recordAudit, type Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';

/**
 * A write to the roster, for the audit log. It names people by their opaque id alone, and says
 * which fields changed and not what they hold: deleting a person for good leaves nothing of them.
 */
type PeopleAuditEntry =
  | {
      readonly action: 'person.created' | 'person.left' | 'person.deleted' | 'person.exported';
      readonly personId: string;
    }
  | {
      readonly action: 'person.updated';
      readonly personId: string;
      readonly fields: readonly string[];
    }
  | {
      readonly action: 'people-import.applied' | 'people-import.undone';
      readonly importId: string;
      readonly outcome: Readonly<Record<string, number>>;
    };

/** Writes an entry, inside the transaction of what it tells. */
export type PeopleAudit = (connection: Database, entry: PeopleAuditEntry) => Promise<void>;

/** The audit of what `actor` does. */
export const auditAs =
  (actor: Actor): PeopleAudit =>
  (connection, entry) => {
    const { action } = entry;
    if ('importId' in entry) {
      const { importId: entityId, outcome: after } = entry;
      return recordAudit(connection, { actor, action, entity: 'people-import', entityId, after });
    }
    const after = entry.action === 'person.updated' ? { fields: entry.fields } : undefined;
    return recordAudit(connection, {
      actor,
      action,
      entity: 'person',
      entityId: entry.personId,
      ...(after !== undefined && { after }),
    });
  };
