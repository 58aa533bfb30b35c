import type { AuditEntry, AuditPage } from '@almanaque/api';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import { escapeLike } from '../db/escape-like.ts';
import { fold } from '../text/fold.ts';
import { toCursor, type Position } from './cursor.ts';
import type { Tables } from '../db/tables.ts';
import { hiddenFrom } from '../known-plans/visible.ts';
import { ownDatePatterns } from '../people/own-dates.ts';
import type { Actor } from '../audit/record-audit.ts';

export interface AuditFilter {
  /** Words, in any order, of what the thing was called. */
  readonly q?: string | undefined;
  /** The actor's address. */
  readonly actor?: string | undefined;
  readonly entity?: string | undefined;
  readonly entityId?: string | undefined;
  /** Instants; the first included, the second not. */
  readonly from?: string | undefined;
  readonly before?: string | undefined;
}

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

const toEntry = (row: Selectable<Tables['audit_log']>): AuditEntry => ({
  id: row.id,
  at: row.at,
  actor: { id: row.actor_id, email: row.actor_email, role: row.actor_role },
  action: row.action,
  entity: row.entity,
  entityId: row.entity_id,
  before: parsed(row.before),
  after: parsed(row.after),
});

/**
 * One page of what fits the filter, the latest first, after `position` if one is given; without what
 * was done for a surprise to whoever asks.
 */
export async function readAudit(
  database: Database,
  viewer: Actor,
  { q, actor, entity, entityId, from, before }: AuditFilter,
  position: Position | null,
  limit: number,
): Promise<AuditPage> {
  const ownDates = await ownDatePatterns(database, viewer);
  const hidden = database
    .selectFrom('plans')
    .select('plans.id')
    .where(await hiddenFrom(database, viewer));
  const picture = sql`'%' || audit_log.entity_id || '%'`;
  // A receipt that was taken away can still be brought back.
  const withReceipt = hidden.where(
    sql<boolean>`(undo like ${picture} or exists (
      select 1 from plan_expenses where plan_id = plans.id and receipt like ${picture}))`,
  );
  let query = database
    .selectFrom('audit_log')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('entity', '!=', 'plan'),
        eb('entity_id', 'is', null),
        eb('entity_id', 'not in', hidden),
      ]),
    )
    .where((eb) => eb.or([eb('entity', '!=', 'picture'), eb.not(eb.exists(withReceipt))]))
    .where((eb) =>
      eb.or([
        eb('entity', '!=', 'message'),
        eb('entity_id', 'is', null),
        eb.and(ownDates.map((dates) => eb('entity_id', 'not like', dates))),
      ]),
    );
  for (const word of fold(q ?? '')
    .split(' ')
    .filter(Boolean)) {
    query = query.where(sql<boolean>`search_text like ${`%${escapeLike(word)}%`} escape '\\'`);
  }
  if (actor !== undefined) query = query.where('actor_email', '=', actor);
  if (entity !== undefined) query = query.where('entity', '=', entity);
  if (entityId !== undefined) query = query.where('entity_id', '=', entityId);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (before !== undefined) query = query.where('at', '<', before);
  if (position !== null) {
    // As one value: neither engine begins at the place in its index for 'earlier, or as late and before'.
    query = query.where(sql<boolean>`(at, id) < (${position.at}, ${position.id})`);
  }
  const rows = await query
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    entries: page.map(toEntry),
    nextCursor: rows.length > limit && last !== undefined ? toCursor(last) : null,
  };
}
