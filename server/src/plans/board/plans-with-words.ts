import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '../../audit/record-audit.ts';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/database.ts';
import { hasWords, searchable } from '../../text/words.ts';
import { visibleTo } from '../../known-plans/visible.ts';

/** Enough for a screen of them, also where some only seem to have the words. */
const PAGE = 100;

interface Looking {
  readonly db: Database;
  readonly viewer: Actor;
  /** At least one. */
  readonly words: readonly string[];
}

const haveWords = (text: RawBuilder<unknown>, words: readonly string[]) =>
  sql<boolean>`(${sql.join(
    words.map((word) => sql`${text} like ${`% ${word}%`}`),
    sql` and `,
  )})`;

const KEPT = sql`(plan_words.words || plan_words.called)`;
/** With what those that are still to be done are called today; of an event, its description too. */
const TODAY = sql`(plan_words.words || plan_words.called || coalesce(people.name_text, '') || coalesce(company_events.search_text, ''))`;

const pageOfOpen = ({ db, words }: Looking, offset: number) =>
  db
    .selectFrom('plan_words')
    .leftJoin('people', 'people.id', 'plan_words.person_id')
    .leftJoin('company_events', 'company_events.id', 'plan_words.company_event_id')
    .select(['plan_id as id', 'is_renamed', 'words', 'called', 'name_text as name', 'title'])
    .where('is_open', '=', 1)
    .where(sql<boolean>`(${haveWords(TODAY, words)} or is_renamed = 1)`)
    .orderBy('seen_date')
    .orderBy('plan_id')
    .limit(PAGE)
    .offset(offset)
    .execute();

const pageOfFinished = ({ db, words }: Looking, offset: number) =>
  db
    .selectFrom('plan_words')
    .select('plan_id as id')
    .where('is_open', '=', 0)
    .where(haveWords(KEPT, words))
    .orderBy('seen_date', 'desc')
    .orderBy('plan_id')
    .limit(PAGE)
    .offset(offset)
    .execute();

type Open = Awaited<ReturnType<typeof pageOfOpen>>[number];

/** What of an open one can be told without its date: what some are called today says that alone. */
const mayHave = (plan: Open, words: readonly string[]): boolean => {
  const { called, name, title } = plan;
  const now = title === null ? called + (name ?? '') : searchable([title]);
  return plan.is_renamed === 1 || hasWords(plan.words + now, words);
};

interface Page {
  readonly ids: readonly string[];
  readonly isLast: boolean;
}

async function pageOf(looking: Looking, which: 'open' | 'finished', offset: number): Promise<Page> {
  if (which === 'finished') {
    const plans = await pageOfFinished(looking, offset);
    return { ids: plans.map(({ id }) => id), isLast: plans.length < PAGE };
  }
  const plans = await pageOfOpen(looking, offset);
  const likely = plans.filter((plan) => mayHave(plan, looking.words));
  return { ids: likely.map(({ id }) => id), isLast: plans.length < PAGE };
}

/** Which of these the viewer may know of, in the same order. */
async function visibleAmong({ db, viewer }: Looking, ids: readonly string[]) {
  const rows = await db
    .selectFrom('plans')
    .select('id')
    .where(among(db, 'id', ids))
    .where('deleted_at', 'is', null)
    .where(await visibleTo(db, viewer))
    .execute();
  const visible = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => visible.has(id));
}

/**
 * Those that are still to be done, the soonest first, or those that are not, the latest first. Of the
 * former a few may only seem to have the words.
 */
export async function* plansWithWords(
  looking: Looking,
  which: 'open' | 'finished',
): AsyncGenerator<readonly string[]> {
  for (let offset = 0; ; offset += PAGE) {
    const { ids, isLast } = await pageOf(looking, which, offset);
    yield await visibleAmong(looking, ids);
    if (isLast) return;
  }
}
