import { MAX_PLANS_FOUND, type PlansFound } from '@almanaque/api';
import { hasWords, searchable, wordsOf } from '../../text/words.ts';
import { readTasks } from '../tasks/read-tasks.ts';
import { allFinished, finishedPlans } from './finished-plans.ts';
import { listed } from './listed-plans.ts';
import { openPlans, type Asked } from './open-plans.ts';
import type { PlanTexts } from './plan-texts.ts';

interface Searching extends Omit<Asked, 'query' | 'about'> {
  readonly texts: PlanTexts;
}

/**
 * The first plans that the viewer may know of with all these words in their title, their event's or their
 * tasks': those that are open, what is due first first; then those that are not, the latest first.
 */
export async function searchPlans(searching: Searching, q: string): Promise<PlansFound> {
  const words = wordsOf(q);
  if (words.length === 0) return { plans: [] };
  const { db, texts } = searching;
  const asked: Asked = { ...searching, query: {}, about: null };
  const known = await texts();
  const textOf = (id: string): string => known.get(id)?.text ?? '';
  const open = await openPlans(asked, null);
  const finished = await allFinished(await finishedPlans(asked, null));
  const places = [
    ...open.filter(({ id, called }) => hasWords(textOf(id) + called, words)),
    ...finished.filter(({ id }) => hasWords(textOf(id), words)),
  ].slice(0, MAX_PLANS_FOUND);
  const plans = await listed(db, places);
  const ids = plans.map(({ row }) => row.id);
  const tasks = Map.groupBy(await readTasks(db, ids), ({ plan_id }) => plan_id);
  return {
    plans: plans.map(({ row: { id, title, state }, on }) => {
      const isCalledSo = hasWords(searchable([title, on.title]), words);
      const task = (tasks.get(id) ?? []).find((one) =>
        words.some((word) => hasWords(searchable([one.title]), [word])),
      );
      const event = { title: on.title, date: on.date };
      return { id, title, state, event, task: isCalledSo ? null : (task?.title ?? null) };
    }),
  };
}
