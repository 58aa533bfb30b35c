/** What scripts asked of the browser and neither got yet nor took back. */
export interface Asked {
  /** The delays of the timers not yet run, shortest first. */
  readonly timers: readonly number[];
  readonly frames: number;
  /** Until the answer's head is there; a stream's end is its reader's business. */
  readonly requests: number;
}

/** Runs in the page, before its own scripts. */
export function countAsked(): void {
  const page = window as unknown as {
    setTimeout: (run: () => void, delay?: number) => number;
    clearTimeout: (id?: number) => void;
    setInterval: (run: () => void, delay?: number) => number;
    clearInterval: (id?: number) => void;
    requestAnimationFrame: (run: FrameRequestCallback) => number;
    cancelAnimationFrame: (id: number) => void;
    fetch: (...args: Parameters<typeof globalThis.fetch>) => Promise<Response>;
    asked: () => Asked;
  };
  const { setTimeout, clearTimeout, setInterval, clearInterval } = page;
  const { requestAnimationFrame, cancelAnimationFrame, fetch } = page;
  const timers = new Map<number | undefined, number>();
  const frames = new Set<number>();
  const requests = new Set<object>();

  page.setTimeout = (run, delay = 0) => {
    const id = setTimeout(() => {
      timers.delete(id);
      run();
    }, delay);
    timers.set(id, delay);
    return id;
  };
  page.clearTimeout = (id) => {
    timers.delete(id);
    clearTimeout(id);
  };
  page.setInterval = (run, delay = 0) => {
    const id = setInterval(run, delay);
    timers.set(id, delay);
    return id;
  };
  page.clearInterval = (id) => {
    timers.delete(id);
    clearInterval(id);
  };
  page.requestAnimationFrame = (run) => {
    const id = requestAnimationFrame((now) => {
      frames.delete(id);
      run(now);
    });
    frames.add(id);
    return id;
  };
  page.cancelAnimationFrame = (id) => {
    frames.delete(id);
    cancelAnimationFrame(id);
  };
  page.fetch = async (...args) => {
    requests.add(args);
    return fetch(...args).finally(() => requests.delete(args));
  };
  page.asked = () => ({
    timers: [...timers.values()].sort((one, other) => one - other),
    frames: frames.size,
    requests: requests.size,
  });
}
