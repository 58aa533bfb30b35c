import { isOpenPlan, MAX_PLANS_FOUND, type PlansFound } from '@almanaque/api';
import type { Actor } from '../../audit/record-audit.ts';
import type { Database } from '../../db/database.ts';
import { hasWords, searchable, wordsOf } from '../../text/words.ts';
import { readTasks } from '../tasks/read-tasks.ts';
import { listed, type ListedPlan } from './listed-plans.ts';
import { plansWithWords } from './plans-with-words.ts';

interface Searching {
  readonly db: Database;
  readonly viewer: Actor;
}

type Found = PlansFound['plans'][number];

/** One as it is told; null: by what it is called today, it has not all the words. */
function toldOf(
  { row, on }: ListedPlan,
  tasks: readonly string[],
  words: readonly string[],
): Found | null {
  const { id, title, state } = row;
  const event = { title: on.title, date: on.date };
  const called = isOpenPlan(row) ? on.title : row.seen_title;
  if (!hasWords(searchable([title, called, ...tasks]), words)) return null;
  const isCalledSo = hasWords(searchable([title, on.title]), words);
  const task = tasks.find((one) => words.some((word) => hasWords(searchable([one]), [word])));
  return { id, title, state, event, task: isCalledSo ? null : (task ?? null) };
}

async function readFound(
  db: Database,
  ids: readonly string[],
  words: readonly string[],
): Promise<readonly Found[]> {
  const plans = await listed(
    db,
    ids.map((id) => ({ id, nextDue: null })),
  );
  const tasks = Map.groupBy(await readTasks(db, ids), ({ plan_id }) => plan_id);
  return plans.flatMap((plan) => {
    const titles = (tasks.get(plan.row.id) ?? []).map(({ title }) => title);
    return toldOf(plan, titles, words) ?? [];
  });
}

/**
 * The first plans that the viewer may know of with all these words in their title, their event's or their
 * tasks': those that are still to be done, the soonest first; then those that are not, the latest first.
 * The database looks through all of them, so none is kept in memory that would have to be read first.
 */
export async function searchPlans({ db, viewer }: Searching, q: string): Promise<PlansFound> {
  const words = wordsOf(q);
  if (words.length === 0) return { plans: [] };
  const plans: Found[] = [];
  for (const which of ['open', 'finished'] as const) {
    for await (const ids of plansWithWords({ db, viewer, words }, which)) {
      for (let from = 0; from < ids.length && plans.length < MAX_PLANS_FOUND;) {
        const next = ids.slice(from, from + MAX_PLANS_FOUND - plans.length);
        plans.push(...(await readFound(db, next, words)));
        from += next.length;
      }
      if (plans.length >= MAX_PLANS_FOUND) return { plans };
    }
  }
  return { plans };
}
