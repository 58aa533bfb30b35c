import { wordsOf } from '@almanaque/ui/screen';

/** Without case, accents and doubled blanks: how two names are one. */
const plain = (name: string): string => wordsOf(name).join(' ');

/** The names that differ in no more than that, together: 'Rosario' and 'rosario'. */
export function alike(names: readonly string[]): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  for (const name of names) groups.set(plain(name), [...(groups.get(plain(name)) ?? []), name]);
  return [...groups.values()].filter((group) => group.length > 1);
}
