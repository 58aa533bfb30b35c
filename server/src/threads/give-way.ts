/** How long a piece of work may keep everybody else waiting. */
const SLICE_MS = 3;

const waiting: (() => void)[] = [];

function resumeOne(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(resumeOne);
}

/** However many long works wait for one, the event loop goes round between any two turns. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(resumeOne);
  });
}

/**
 * For long work on the event loop: what this returns is to be awaited between its parts, and lets the
 * others have their turn whenever a slice is over.
 */
export function slices(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < SLICE_MS) return;
    await turn();
    begun = performance.now();
  };
}

/** `items.map(of)`, in slices. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  of: (item: Item) => Result,
): Promise<Result[]> {
  const giveWay = slices();
  const results: Result[] = [];
  for (const item of items) {
    results.push(of(item));
    await giveWay();
  }
  return results;
}
