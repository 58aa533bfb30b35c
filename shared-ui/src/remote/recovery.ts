/** A remote that has not come by then has failed: the person is told within five seconds. */
export const REMOTE_TIMEOUT_MS = 4500;

/** Waits before each attempt to bring a failed remote back; the last one repeats (specification, section 9). */
const RECOVERY_DELAYS_MS = [1000, 2000, 5000, 10_000] as const;

/** A remote that stood for so long has recovered: should it fail again, the waits start over. */
const STABLE_MS = 30_000;

/** Runs `act` as soon as somebody can see the page; gives how to call it off. */
function whenVisible(act: () => void): () => void {
  if (document.visibilityState === 'visible') {
    act();
    return () => undefined;
  }
  const stop = () => document.removeEventListener('visibilitychange', onChange);
  const onChange = () => {
    if (document.visibilityState !== 'visible') return;
    stop();
    act();
  };
  document.addEventListener('visibilitychange', onChange);
  return stop;
}

interface Recovery {
  /** Plans an attempt, each later than the one before; replaces what was planned. */
  readonly plan: () => void;
  readonly cancel: () => void;
  /** The remote is there: waits start over once it has stood for a while. */
  readonly recovered: () => void;
}

/** Tries again by itself, ever less often, and only while the page is visible. */
export function createRecovery(attempt: () => void): Recovery {
  let planned = 0;
  let recoveredAt = Infinity;
  let cancel: () => void = () => undefined;

  return {
    plan: () => {
      cancel();
      if (performance.now() - recoveredAt > STABLE_MS) planned = 0;
      recoveredAt = Infinity;
      const delay = RECOVERY_DELAYS_MS[Math.min(planned, RECOVERY_DELAYS_MS.length - 1)];
      planned += 1;
      const timer = setTimeout(() => (cancel = whenVisible(attempt)), delay);
      cancel = () => clearTimeout(timer);
    },
    cancel: () => cancel(),
    recovered: () => {
      cancel();
      recoveredAt = performance.now();
    },
  };
}
