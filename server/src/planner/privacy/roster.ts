import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { engineOf } from '../../db/engine.ts';
import { NAME_WORDS } from '../../text/words.ts';
import { partsOf } from './name-parts.ts';

/** Words, folded, of the names of people. */
export type NameWords = ReadonlySet<string>;

export interface Roster {
  /** Those of the words in `texts` that are in the name of anybody on the roster. */
  readonly namesIn: (texts: readonly string[]) => Promise<NameWords>;
}

/** Looks words up in the index of names; they are letters and digits alone. */
interface Names {
  /** Those that are somebody's. */
  readonly among: (words: readonly string[]) => Promise<string[]>;
  /** Whether somebody has both, one after the other. */
  readonly hasPair: (first: string, second: string) => Promise<boolean>;
}

const onSqlite = (db: Database): Names => ({
  async among(words) {
    const rows = await db
      .selectFrom('people_name_words')
      .select('word')
      .distinct()
      .where('word', 'in', words)
      .execute();
    return rows.map(({ word }) => word);
  },
  async hasPair(first, second) {
    const row = await db
      .selectFrom('people_name_words')
      .select('word')
      .where('word', '=', second)
      .where(sql<boolean>`name_text || ' ' like ${`% ${first} ${second} %`}`)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },
});

const onPostgres = (db: Database): Names => ({
  async among(words) {
    const { rows } = await sql<{ word: string }>`
      select word from unnest(cast(${words} as text[])) as word
      where exists (
        select 1 from people where ${NAME_WORDS} @@ cast(quote_literal(word) as tsquery)
      )`.execute(db);
    return rows.map(({ word }) => word);
  },
  async hasPair(first, second) {
    const { rows } = await sql`
      select 1 from people
      where ${NAME_WORDS} @@ cast(quote_literal(${second}) as tsquery)
      and name_text || ' ' like ${`% ${first} ${second} %`} limit 1`.execute(db);
    return rows.length > 0;
  },
});

/** 'dangelo', of whoever leaves out the apostrophe of 'D’Angelo': a letter, and the rest. */
const ELIDED = /^([dlmno])(\p{L}{3,})$/u;

/** Those of `words` that are two words of a name written as one. */
async function elided(names: Names, words: readonly string[]): Promise<string[]> {
  const pairs = words.flatMap((word) => {
    const [, letter, rest] = ELIDED.exec(word) ?? [];
    return letter === undefined || rest === undefined ? [] : [{ word, letter, rest }];
  });
  if (pairs.length === 0) return [];
  const known = new Set(await names.among([...new Set(pairs.map(({ rest }) => rest))]));
  const found: string[] = [];
  for (const { word, letter, rest } of pairs) {
    if (known.has(rest) && (await names.hasPair(letter, rest))) found.push(word);
  }
  return found;
}

/** The people the company keeps, asked anew each time: somebody may have come a moment ago. */
export function storedRoster(database: Database): Roster {
  const names = engineOf(database) === 'sqlite' ? onSqlite(database) : onPostgres(database);
  return {
    async namesIn(texts) {
      const words = [...new Set(texts.flatMap(partsOf))];
      if (words.length === 0) return new Set();
      return new Set([...(await names.among(words)), ...(await elided(names, words))]);
    },
  };
}
