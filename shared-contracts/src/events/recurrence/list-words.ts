/** 'a', 'a y b', 'a, b y c' */
export function listWords(items: readonly string[], and: 'y' | 'o' = 'y'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}
