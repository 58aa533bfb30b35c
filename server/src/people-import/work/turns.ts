import type { Queue } from '../../threads/queue.ts';
import type { Thread } from '../../threads/thread.ts';
import type { ImportProgress } from './job.ts';

/** What a step's thread tells the server's. */
export type WorkerMessage =
  | { readonly kind: 'progress'; readonly progress: ImportProgress }
  | { readonly kind: 'turn-wanted' }
  | { readonly kind: 'turn-over' };

/** Where a step's thread hears from the server's. */
interface Port {
  once(event: 'message', listener: () => void): unknown;
  postMessage(message: WorkerMessage): void;
}

/**
 * A thread's writes wait in the server's queue: SQLite lets one write at a time, and whoever only
 * tried again and again would hardly ever find nobody at it.
 */
export function turnsFrom(port: Port): Queue {
  const say = (message: WorkerMessage) => port.postMessage(message);
  return {
    async enter() {
      const given = new Promise<void>((resolve) => port.once('message', () => resolve()));
      say({ kind: 'turn-wanted' });
      await given;
      return () => say({ kind: 'turn-over' });
    },
  };
}

/** A step's next write is as large as many others': of those who wait, so many go before it. */
const BEHIND = 5;

/** Gives a thread its turns of `writes`, and takes the last one back when it ends. */
export function giveTurns(worker: Thread, writes: Queue): void {
  let leave: (() => void) | null = null;
  let hasEnded = false;
  const end = () => {
    leave?.();
    leave = null;
  };
  const give = async (): Promise<void> => {
    leave = await writes.enter(BEHIND);
    if (hasEnded) end();
    else worker.postMessage('turn');
  };
  worker.on('message', ({ kind }: WorkerMessage) => {
    if (kind === 'turn-wanted') void give();
    if (kind === 'turn-over') end();
  });
  worker.on('exit', () => {
    hasEnded = true;
    end();
  });
}
