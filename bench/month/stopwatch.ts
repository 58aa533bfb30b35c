import type { Driver } from './driver.ts';

/** What the screen must show for the clock to stop. */
export type Awaited =
  | {
      readonly kind: 'month';
      readonly month: string;
      /** Ids of events of which one must be seen; null: the month's days are enough. */
      readonly witnesses: readonly number[] | null;
    }
  | { readonly kind: 'selected'; readonly date: string };

export interface Stopwatch {
  /** Starts at the next click, at the instant the input itself is stamped with. */
  readonly arm: (awaited: Awaited) => void;
  /** Milliseconds from then to the frame that shows it; null when none has within `patience`. */
  readonly sinceClick: (patience: number) => Promise<number | null>;
  /** The same from the page's beginning. */
  readonly sinceBeginning: (awaited: Awaited) => Promise<number>;
}

declare global {
  interface Window {
    stopwatch?: Stopwatch;
  }
}

/** Runs in every contestant's page, before its own scripts. Complete in itself, for it travels as text. */
export function offerStopwatch(): void {
  const isSeen = (driver: Driver, awaited: Awaited): boolean => {
    if (awaited.kind === 'selected') return driver.selected() === awaited.date;
    if (driver.month() !== awaited.month) return false;
    if (awaited.witnesses === null) return true;
    const wanted = new Set(awaited.witnesses.map(String));
    const calendar = driver.calendar();
    // A title that is cut between words is whole where the pointer asks for it.
    const cut = [...(calendar?.querySelectorAll<HTMLElement>('[title]') ?? [])];
    const text = [calendar?.textContent, ...cut.map(({ title }) => title)].join(' ');
    return [...text.matchAll(/#(\d+)\)/g)].some(([, id = '']) => wanted.has(id));
  };

  /**
   * Looks once a frame, in its callback; a message sent from there arrives when that frame's styles,
   * layout and painting are done. The same for everyone, also for those who render later than the click.
   */
  const frameWith = (awaited: Awaited): Promise<number> =>
    new Promise((resolve) => {
      const look = () => {
        if (!window.contestant || !isSeen(window.contestant, awaited)) {
          requestAnimationFrame(look);
          return;
        }
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now());
        channel.port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });

  let running: Promise<number> = Promise.reject(new Error('Not armed'));
  running.catch(() => undefined);
  window.stopwatch = {
    arm: (awaited) => {
      running = new Promise((resolve) => {
        const start = ({ timeStamp }: MouseEvent) =>
          void frameWith(awaited).then((end) => resolve(end - timeStamp));
        addEventListener('click', start, { capture: true, once: true });
      });
    },
    sinceClick: (patience) =>
      new Promise((resolve, reject) => {
        // Given up with the wait: what it holds would count as the contestant's memory.
        const timer = setTimeout(() => resolve(null), patience);
        running.then(resolve, reject).finally(() => clearTimeout(timer));
      }),
    sinceBeginning: frameWith,
  };
}
