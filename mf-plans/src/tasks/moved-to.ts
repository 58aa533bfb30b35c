/** `items` with the one at `from` at `to`; the others keep their order. */
export function movedTo<T>(items: readonly T[], from: number, to: number): T[] {
  const moved = items.filter((_item, index) => index !== from);
  const item = items[from];
  if (item !== undefined) moved.splice(to, 0, item);
  return moved;
}
