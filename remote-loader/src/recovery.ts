/** A remote that has not come by then has failed: the person is told within five seconds. */
export const REMOTE_TIMEOUT_MS = 4500;

/** Waits before each attempt to bring a failed remote back; then every ten seconds (specification, section 9). */
const RECOVERY_DELAYS_MS: readonly number[] = [1000, 2000, 5000];

/** How long to wait before a try, after so many that were planned before it. */
export const recoveryDelay = (planned: number): number => RECOVERY_DELAYS_MS[planned] ?? 10_000;

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
      const timer = setTimeout(() => (cancel = whenVisible(attempt)), recoveryDelay(planned));
      planned += 1;
      cancel = () => clearTimeout(timer);
    },
    cancel: () => cancel(),
    recovered: () => {
      cancel();
      recoveredAt = performance.now();
    },
  };
}
