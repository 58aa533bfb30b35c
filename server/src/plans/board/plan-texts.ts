import { holdWhile } from '../../cache/hold-while.ts';
import { keepAnswers } from '../../cache/kept-answers.ts';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/database.ts';
import { searchable } from '../../text/words.ts';
import { isOpen } from '../standing.ts';

/** What each plan is searched by, by its id, and of which version of it that is. */
type Known = Map<string, { version: number; text: string }>;

async function read(db: Database, ids: readonly string[], known: Known): Promise<void> {
  if (ids.length === 0) return;
  const plans = await db
    .selectFrom('plans')
    .select(['id', 'version', 'title', 'state', 'seen_title'])
    .where(among(db, 'id', ids))
    .execute();
  const tasks = await db
    .selectFrom('plan_tasks')
    .select(['plan_id', 'title'])
    .where(among(db, 'plan_id', ids))
    .execute();
  const ofPlan = Map.groupBy(tasks, ({ plan_id }) => plan_id);
  for (const plan of plans) {
    const titles = (ofPlan.get(plan.id) ?? []).map(({ title }) => title);
    // How the event of an open one is called today, its place says.
    const event = isOpen(plan) ? null : plan.seen_title;
    const text = searchable([plan.title, event, ...titles]);
    known.set(plan.id, { version: plan.version, text });
  }
}

/** Only those are read that were written since they were last. */
async function readTexts(db: Database, known: Known): Promise<Known> {
  const rows = await db
    .selectFrom('plans')
    .select(['id', 'version'])
    .where('deleted_at', 'is', null)
    .execute();
  const written = rows.filter(({ id, version }) => known.get(id)?.version !== version);
  await read(
    db,
    written.map(({ id }) => id),
    known,
  );
  return known;
}

export type PlanTexts = () => Promise<ReadonlyMap<string, { readonly text: string }>>;

/**
 * The titles of plans and of their tasks, `searchable`, worked out once for every reader until a plan
 * changes. Who may know of which is not in it.
 */
export function planTexts(db: Database): PlanTexts {
  const kept = keepAnswers<Known>(db, 'plans');
  const known = holdWhile<Known>(db, ['calendar'], () => new Map());
  return () => kept('all', async () => readTexts(db, await known()));
}
