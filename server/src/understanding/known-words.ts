import { MONTHS, type IsoDate } from '@almanaque/shared-contracts/schemas';
import { sql } from 'kysely';
import { keepAnswers } from '../cache/kept-answers.ts';
import type { Database } from '../db/database.ts';
import { engineOf } from '../db/engine.ts';
import { KIND_WORDS } from './kinds.ts';
import { wordsOf } from '../text/words.ts';

/** More different words than the names of a million people have. */
const MOST = 60_000;

const MOST_EVENTS = 2_000;

/** From each word on to the next: the index has every person's. */
const ON_SQLITE = sql<{ word: string | null }>`
  with recursive words(word) as (
    select min(word) from people_name_words
    union all
    select (select min(next.word) from people_name_words as next where next.word > words.word)
    from words where words.word is not null
  )
  select word from words limit ${sql.lit(MOST)}`;

const ON_POSTGRES = sql<{ word: string | null }>`
  select distinct unnest(string_to_array(ltrim(name_text), ' ')) as word from people
  limit ${sql.lit(MOST)}`;

/** The words of people's names. */
async function nameWords(db: Database): Promise<string[]> {
  const { rows } = await (engineOf(db) === 'sqlite' ? ON_SQLITE : ON_POSTGRES).execute(db);
  return rows.flatMap(({ word }) => (word === null || word === '' ? [] : [word]));
}

async function eventWords(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('company_events')
    .select('search_text')
    .where('deleted_at', 'is', null)
    .orderBy('date', 'desc')
    .limit(MOST_EVENTS)
    .execute();
  return rows.flatMap(({ search_text }) => wordsOf(search_text));
}

/**
 * Every word that a search may mean, those of `others` among them. What is the same from whatever date is kept
 * until something changes: whoever mistypes does so again, and names may be 60,000 words.
 */
export function knownWords(db: Database, others: (from: IsoDate) => Promise<readonly string[]>) {
  const kept = keepAnswers<ReadonlySet<string>>(db, 'calendar');
  const stored = () =>
    kept('', async () => {
      const all = await Promise.all([eventWords(db), nameWords(db)]);
      return new Set([...KIND_WORDS, ...MONTHS, ...all.flat()]);
    });
  return async (from: IsoDate): Promise<readonly string[]> => {
    const [words, more] = await Promise.all([stored(), others(from)]);
    return [...words, ...new Set(more.filter((word) => !words.has(word)))];
  };
}

/** The same of people alone. */
export function knownNames(db: Database): () => Promise<readonly string[]> {
  const kept = keepAnswers<readonly string[]>(db, 'people');
  return () => kept('', async () => [...KIND_WORDS, ...(await nameWords(db))]);
}
