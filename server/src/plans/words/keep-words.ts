import { isOpenPlan } from '@almanaque/api';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/database.ts';
import { searchable, wordsOf } from '../../text/words.ts';

const once = (texts: readonly string[]): string =>
  searchable([...new Set(wordsOf(texts.join(' ')))]);

const RENAMED = /^(?:agregado|grupo)-/;

/** Keeps the words that these plans are searched by as they are now. Call it in the transaction that writes them. */
export async function keepWords(db: Database, planIds: readonly string[]): Promise<void> {
  const plans = await db
    .selectFrom('plans')
    .select([
      'id',
      'occasion',
      'person_id',
      'company_event_id',
      'state',
      'seen_date',
      'title',
      'seen_title',
    ])
    .where(among(db, 'id', planIds))
    .execute();
  if (plans.length === 0) return;
  const tasks = await db
    .selectFrom('plan_tasks')
    .select(['plan_id', 'title'])
    .where(among(db, 'plan_id', planIds))
    .execute();
  const ofPlan = Map.groupBy(tasks, ({ plan_id }) => plan_id);
  const rows = plans.map(({ id, occasion, state, title, seen_title, ...plan }) => ({
    ...plan,
    plan_id: id,
    is_renamed: RENAMED.test(occasion) ? (1 as const) : (0 as const),
    is_open: isOpenPlan({ state }) ? (1 as const) : (0 as const),
    words: once([title, ...(ofPlan.get(id) ?? []).map((task) => task.title)]),
    called: once([seen_title]),
  }));
  await db
    .insertInto('plan_words')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('plan_id').doUpdateSet(({ ref }) => ({
        company_event_id: ref('excluded.company_event_id'),
        person_id: ref('excluded.person_id'),
        is_renamed: ref('excluded.is_renamed'),
        is_open: ref('excluded.is_open'),
        seen_date: ref('excluded.seen_date'),
        words: ref('excluded.words'),
        called: ref('excluded.called'),
      })),
    )
    .execute();
}
