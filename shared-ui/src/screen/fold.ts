/** 'Núñez' → 'nunez': case and accents make no difference to what is looked for. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const wordsOf = (text: string): readonly string[] => fold(text).split(/\s+/).filter(Boolean);

/** Whether what is said has every one of the words looked for, in any order. */
export function saysAll(said: readonly string[], wanted: string): boolean {
  const all = fold(said.join(' '));
  return wordsOf(wanted).every((word) => all.includes(word));
}
