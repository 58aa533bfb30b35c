/** Without case, accents and doubled blanks: how two names are one. */
const fold = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** The names that differ in no more than that, together: 'Rosario' and 'rosario'. */
export function alike(names: readonly string[]): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  for (const name of names) groups.set(fold(name), [...(groups.get(fold(name)) ?? []), name]);
  return [...groups.values()].filter((group) => group.length > 1);
}
