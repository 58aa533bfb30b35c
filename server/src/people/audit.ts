import type { PlaceKind } from '@almanaque/api';
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
      readonly action: 'place.joined';
      readonly kind: PlaceKind;
      readonly from: string;
      readonly into: string;
    }
  | {
      readonly action: 'people-import.applied' | 'people-import.undone';
      readonly importId: string;
      readonly outcome: Readonly<Record<string, number>>;
    };

/** Writes an entry, inside the transaction of what it tells. */
export type PeopleAudit = (connection: Database, entry: PeopleAuditEntry) => Promise<void>;

const fileOf = async (connection: Database, importId: string): Promise<string | null> => {
  const row = await connection
    .selectFrom('people_imports')
    .select('file_name')
    .where('id', '=', importId)
    .executeTakeFirst();
  return row?.file_name ?? null;
};

/** The audit of what `actor` does. */
export const auditAs =
  (actor: Actor): PeopleAudit =>
  async (connection, entry) => {
    const { action } = entry;
    if (entry.action === 'place.joined') {
      const { kind, from, into } = entry;
      return recordAudit(connection, {
        ...{ actor, action, entity: 'place', entityId: kind },
        before: { [kind]: from },
        after: { [kind]: into },
      });
    }
    if ('importId' in entry) {
      const { importId: entityId, outcome } = entry;
      const name = await fileOf(connection, entityId);
      return recordAudit(connection, {
        actor,
        action,
        entity: 'people-import',
        entityId,
        before: { name },
        after: { name, ...outcome },
      });
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
