import * as z from 'zod/mini';
import { recordAudit, type Actor } from '../../audit/record-audit.ts';
import type { Database } from '../../db/database.ts';
import { exclusively } from '../../db/exclusively.ts';
import { readSetting, writeSetting } from '../../settings/settings.ts';

/** Kept in the settings: who saw what is sent to the AI and agreed, for the whole installation. */
const SETTING = 'ai_agreement';

const agreedSchema = z.object({ at: z.string(), email: z.nullable(z.string()) });
export type Agreed = z.infer<typeof agreedSchema>;

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
      await writeSetting(connection, SETTING, agreed);
      await recordAudit(connection, { actor, action, entity: 'ai', entityId: null }, now);
    });
  return {
    read: async () => agreedSchema.safeParse(await readSetting(database, SETTING)).data ?? null,
    give: (actor, now) =>
      change(actor, now, { at: now.toISOString(), email: actor.email }, 'ai.agreed'),
    takeBack: (actor, now) => change(actor, now, null, 'ai.agreement-taken-back'),
  };
};
