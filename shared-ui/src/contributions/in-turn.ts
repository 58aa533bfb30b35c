/** Longer than this it is not held up by something that hangs. */
const PATIENCE_MS = 1000;

/**
 * Calls `act` after the frame in which `first` resolved, or after a second without it; never twice.
 * @returns a function that gives it up: `act` is not called any more.
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
