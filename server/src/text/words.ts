import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { fold } from './fold.ts';

/** Those of a text, folded: letters and digits alone, so that nothing in them means anything in SQL. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** ' maria jose nunez': a space before each word, so that ' nun' finds where one begins. */
export const searchable = (texts: readonly (string | null)[]): string =>
  wordsOf(texts.join(' '))
    .map((word) => ` ${word}`)
    .join('');

/** Whether each of `words` begins a word of `text`, which is `searchable`. */
export const hasWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(` ${word}`));

/** The same, asked of a column. */
export const columnHasWords = (column: string, words: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    // Without words, nothing is asked of it.
    [sql`1 = 1`, ...words.map((word) => sql`${sql.ref(column)} like ${`% ${word}%`}`)],
    sql` and `,
  )})`;

/** People's `name_text` as PostgreSQL's own list of words: what its index is over. */
export const NAME_WORDS = sql`array_to_tsvector(string_to_array(ltrim(name_text), ' '))`;

/** PostgreSQL: whether each of `words` begins a word of a person's name, looked up in that index. */
export const nameHasWords = (words: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${NAME_WORDS} @@ cast(${words.map((word) => `'${word}':*`).join(' & ')} as tsquery)`;
