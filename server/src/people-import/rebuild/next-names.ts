import type { Belongings } from './belongings.ts';

const SUFFIX = '_next';

export const isNextName = (name: string): boolean => name.endsWith(SUFFIX);

/**
 * What stands in the place of a name while the next roster is built. SQLite cannot rename an index:
 * there the one that is replaced has the suffix every other time.
 */
export const nextName = (name: string): string =>
  isNextName(name) ? name.slice(0, -SUFFIX.length) : name + SUFFIX;

/** A statement of these belongings as it makes the next one's. */
export function nextStatement(
  { tables, indexes, triggers, functions }: Belongings,
  statement: string,
): string {
  const names = [...tables, ...indexes, ...triggers, ...functions].map(({ name }) => name);
  return statement.replaceAll(new RegExp(`\\b(${names.join('|')})\\b`, 'g'), nextName);
}
