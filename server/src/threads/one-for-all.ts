/**
 * Runs `work` for all who ask: whoever comes while it is under way waits for the next one, since this
 * one may have begun too early for them; however many they are, it is run once more for all.
 */
export function oneForAll(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    next = null;
    running = work().finally(() => (running = null));
    return running;
  };
  return () => {
    if (next !== null) return next;
    if (running === null) return begin();
    next = running.then(begin, begin);
    return next;
  };
}
