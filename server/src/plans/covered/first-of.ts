/** As all of them sorted and cut after `most`: of thousands, all but few are compared only once. */
export function firstOf<Item>(
  items: readonly Item[],
  most: number,
  compare: (a: Item, b: Item) => number,
): Item[] {
  const first = (some: Item[]): Item[] => some.sort(compare).slice(0, most);
  let kept: Item[] = [];
  let last: Item | undefined;
  for (const item of items) {
    if (last !== undefined && compare(item, last) >= 0) continue;
    kept.push(item);
    if (kept.length < 2 * most) continue;
    kept = first(kept);
    last = kept.at(-1);
  }
  return first(kept);
}
