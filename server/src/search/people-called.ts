import type { Database } from '../db/database.ts';
import { engineOf } from '../db/engine.ts';
import { DATED_COLUMNS } from '../people/dates/dated-people.ts';
import type { DatedPerson } from '../people/dates/person-dates.ts';
import type { PersonRow } from '../people/person-row.ts';
import { columnHasWords, nameHasWords } from '../text/words.ts';

/** Beyond so many, which of two words is the rarer makes no difference. */
const MANY = 10_000;

/** SQLite: a row for each word that begins so, and each person who has it. */
const beginningWith = (db: Database, word: string) =>
  db
    .selectFrom('people_name_words')
    .where('word', '>=', word)
    .where('word', '<', `${word}\u{10FFFF}`);

async function rarestOf(db: Database, words: readonly string[]): Promise<string> {
  let rarest = { word: words[0] ?? '', people: Infinity };
  for (const word of words.length > 1 ? words : []) {
    const some = beginningWith(db, word).select('word').limit(MANY).as('some');
    const { people } = await db
      .selectFrom(some)
      .select(({ fn }) => fn.countAll<number>().as('people'))
      .executeTakeFirstOrThrow();
    if (people < rarest.people) rarest = { word, people };
  }
  return rarest.word;
}

/** The names of the rarest word are read through for the others. */
const onSqlite = async (db: Database, words: readonly string[], limit: number) => {
  const called = beginningWith(db, await rarestOf(db, words))
    .select('person_id')
    .distinct()
    .where(columnHasWords('name_text', words))
    .limit(limit);
  return db
    .selectFrom('people')
    .select([...DATED_COLUMNS, 'sort_name'])
    .where('id', 'in', called)
    .execute();
};

const onPostgres = (db: Database, words: readonly string[], limit: number) =>
  db
    .selectFrom('people')
    .select([...DATED_COLUMNS, 'sort_name'])
    .where(nameHasWords(words))
    .limit(limit)
    .execute();

export type CalledPerson = DatedPerson & Pick<PersonRow, 'sort_name'>;

const anybody = (db: Database, limit: number) =>
  db
    .selectFrom('people')
    .select([...DATED_COLUMNS, 'sort_name'])
    .limit(limit)
    .execute();

/** At most `limit` of the people each of whose names has all of these words, or their beginnings; without words, of all. In no order. */
export const peopleCalled = (
  db: Database,
  words: readonly string[],
  limit: number,
): Promise<CalledPerson[]> => {
  if (words.length === 0) return anybody(db, limit);
  return (engineOf(db) === 'sqlite' ? onSqlite : onPostgres)(db, words, limit);
};
