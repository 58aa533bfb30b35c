/** What comes second waits no longer, so that nothing which hangs holds it up. */
const PATIENCE_MS = 1000;

/**
 * Does `act` once the frame is painted in which `first` came true, or after a second without it; once.
 * @returns what gives it up.
 */
export function inTurn(first: Promise<void>, act: () => void): () => void {
  let isOver = false;
  const once = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    act();
  };
  const timer = setTimeout(once, PATIENCE_MS);
  void first.then(() => requestAnimationFrame(() => setTimeout(once)));
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
