import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { engineOf } from '../../db/engine.ts';
import { NAME_WORDS, wordsOf } from '../../search/words.ts';

/** Words, folded, of the names of people. */
export type NameWords = ReadonlySet<string>;

export interface Roster {
  /** Those of the words in `texts` that are in the name of anybody on the roster. */
  readonly namesIn: (texts: readonly string[]) => Promise<NameWords>;
}

const onSqlite = async (db: Database, words: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('people_name_words')
    .select('word')
    .distinct()
    .where('word', 'in', words)
    .execute();
  return rows.map(({ word }) => word);
};

/** Each word is looked up in the index of names; they are letters and digits alone. */
const onPostgres = async (db: Database, words: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(cast(${words} as text[])) as word
    where exists (
      select 1 from people where ${NAME_WORDS} @@ cast(quote_literal(word) as tsquery)
    )`.execute(db);
  return rows.map(({ word }) => word);
};

/** The people the company keeps, asked anew each time: somebody may have come a moment ago. */
export const storedRoster = (database: Database): Roster => ({
  async namesIn(texts) {
    const words = [...new Set(texts.flatMap(wordsOf))];
    if (words.length === 0) return new Set();
    const find = engineOf(database) === 'sqlite' ? onSqlite : onPostgres;
    return new Set(await find(database, words));
  },
});
