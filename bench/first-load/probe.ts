/** What a page says of its own first load, in milliseconds since it was asked for. */
export interface Vitals {
  /** When each landmark was on screen. */
  readonly shown: Readonly<Record<string, number>>;
  readonly largestPaint: number;
  readonly layoutShift: number;
  /** What tasks took beyond 50 ms each, up to a second after the last landmark. */
  readonly blocking: number;
  /** Of that, what came once there was something to see: TBT as Lighthouse counts it. */
  readonly blockingOnceSeen: number;
}

declare global {
  interface Window {
    almanaqueVitals: Promise<Vitals>;
  }
}

/**
 * Runs in the page before anything of it does. What is told of it fails when a landmark never comes.
 * @param landmarks by name, what in the page to wait for.
 */
export function probe(landmarks: Readonly<Record<string, string>>): void {
  const SETTLED_MS = 1000;
  const LIMIT_MS = 60_000;
  const shown: Record<string, number> = {};
  let largestPaint = 0;
  let layoutShift = 0;
  let firstPaint = Infinity;
  const longTasks: { readonly startTime: number; readonly duration: number }[] = [];
  // Only a layout shift has a value.
  type Entry = PerformanceEntry & { readonly value?: number };
  const observe = (type: string, each: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry);
    }).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (largestPaint = startTime));
  observe('layout-shift', ({ value = 0 }) => (layoutShift += value));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaint = startTime;
  });
  observe('longtask', (task) => longTasks.push(task));
  const blockingFrom = (since: number): number =>
    longTasks
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, since) - 50)
      .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);

  /** Posted from the frame that is about to be drawn, heard when that is done. */
  const whenPainted = (act: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = act;
    requestAnimationFrame(() => port2.postMessage(null));
  };
  const appears = (name: string, selector: string) =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        whenPainted(() => {
          shown[name] = performance.now();
          resolve();
        });
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
  const all = Object.entries(landmarks).map(([name, selector]) => appears(name, selector));
  const missing = new Promise<never>((_, reject) =>
    setTimeout(() => {
      const names = Object.keys(landmarks).filter((name) => shown[name] === undefined);
      reject(new Error(`Never on screen: ${names.join(', ')}.`));
    }, LIMIT_MS),
  );
  window.almanaqueVitals = Promise.race([Promise.all(all), missing])
    .then(() => new Promise((resolve) => setTimeout(resolve, SETTLED_MS)))
    .then(() => ({
      shown,
      largestPaint,
      layoutShift,
      blocking: blockingFrom(0),
      blockingOnceSeen: blockingFrom(firstPaint),
    }));
}
