import type { AuditAction, Plan } from '@almanaque/api';
import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Updateable } from 'kysely';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { StaleVersionError } from '../http/stale-version.ts';
import { findPlan, type PlanRow } from './plan-rows.ts';
import { planFromRow } from './read-plan.ts';
import type { PlansTable } from './tables.ts';
import type { Undo } from './undo.ts';
import { keepWords } from './words/keep-words.ts';

/** When a write happens: the instant, and the date it is in the company's zone. */
export interface Moment {
  readonly now: Date;
  readonly today: IsoDate;
}

export interface PlanWriter {
  readonly db: Database;
  readonly actor: Actor;
  readonly moment: Moment;
}

export interface Written {
  readonly set?: Updateable<PlansTable>;
  /** Null: it cannot be undone. */
  readonly undo: Undo | null;
  /** Fields that changed, for the log. */
  readonly fields?: readonly string[];
}

interface Write {
  readonly id: string;
  /** The one that was edited; null: whatever it is, as for adding and ticking. */
  readonly version: number | null;
  readonly action: AuditAction;
  /** Of a deleted one as well. */
  readonly deleted?: boolean;
  /** Null: there was nothing to write. */
  readonly run: (connection: Database, row: PlanRow) => Promise<Written | null>;
}

/** What the log says of a plan. It outlives people, so of a person's plan it tells no name. */
export const auditedPlan = ({ title, state, person_id, seen_type }: PlanRow) => ({
  title:
    person_id === null && seen_type !== 'cumpleanos' && seen_type !== 'aniversario' ? title : null,
  state,
});

/**
 * One write of a plan: it happens with its record and with what undoing it takes, or not at all.
 * @throws {StaleVersionError} with the plan as it is, when someone wrote since `version`.
 * @throws {ApiError} 404 when it is not there, or a surprise for the actor.
 */
export const writePlan = (
  { db, actor, moment }: PlanWriter,
  { id, version, action, deleted = false, run }: Write,
): Promise<Plan> =>
  exclusively(db, async (connection) => {
    const before = await findPlan(connection, actor, id, { deleted });
    const told = (row: PlanRow) => planFromRow(connection, row, moment.today);
    if (version !== null && version !== before.version) {
      throw new StaleVersionError(await told(before));
    }
    const written = await run(connection, before);
    if (written === null) return told(before);
    const { set = {}, undo, fields } = written;
    const after = await connection
      .updateTable('plans')
      .set({
        ...set,
        version: before.version + 1,
        changed_at: moment.now.toISOString(),
        undo: undo === null ? null : JSON.stringify(undo),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await keepWords(connection, [id]);
    await recordAudit(connection, {
      actor,
      action,
      entity: 'plan',
      entityId: id,
      before: auditedPlan(before),
      after: { ...auditedPlan(after), ...(fields !== undefined && { parts: fields }) },
    });
    return told(after);
  });
