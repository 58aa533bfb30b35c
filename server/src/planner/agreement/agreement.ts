import { recordAudit, type Actor } from '../../audit/record-audit.ts';
import type { Database } from '../../db/database.ts';
import { exclusively } from '../../db/exclusively.ts';
import { keepAgreed, readAgreed, type Agreed } from '../../settings/ai-agreement.ts';

export interface Agreement {
  /** Null: nobody agreed, or it was taken back. */
  readonly read: () => Promise<Agreed | null>;
  readonly give: (actor: Actor, now: Date) => Promise<void>;
  readonly takeBack: (actor: Actor, now: Date) => Promise<void>;
}

/** Asked of the database each time: another process may have written it a moment ago. */
export const storedAgreement = (database: Database): Agreement => {
  const change = (
    actor: Actor,
    now: Date,
    agreed: Agreed | null,
    action: 'ai.agreed' | 'ai.agreement-taken-back',
  ) =>
    exclusively(database, async (connection) => {
      await keepAgreed(connection, agreed);
      await recordAudit(connection, { actor, action, entity: 'ai', entityId: null }, now);
    });
  return {
    read: () => readAgreed(database),
    give: (actor, now) =>
      change(actor, now, { at: now.toISOString(), email: actor.email }, 'ai.agreed'),
    takeBack: (actor, now) => change(actor, now, null, 'ai.agreement-taken-back'),
  };
};
