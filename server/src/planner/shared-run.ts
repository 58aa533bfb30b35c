import { EventEmitter, once } from 'node:events';

type State = { kind: 'running' } | { kind: 'done' } | { kind: 'failed'; error: unknown };

/** One piece of work whose items any number of callers follow, each from the first. */
export interface SharedRun<Item> {
  /** Ends or throws as the work does. Throws an AbortError when `signal` says the caller left. */
  follow(signal: AbortSignal): AsyncGenerator<Item, void>;
  /** False once it was stopped or failed: who comes now starts anew. */
  isOpen(): boolean;
  /** Settles, and never rejects, when the work has ended; null when it failed or was stopped. */
  readonly result: Promise<readonly Item[] | null>;
}

/** Starts `work` at once, and stops it when its last follower leaves. */
export function shareRun<Item>(
  work: (signal: AbortSignal) => AsyncIterable<Item>,
): SharedRun<Item> {
  const items: Item[] = [];
  const changes = new EventEmitter().setMaxListeners(0);
  const stop = new AbortController();
  let state: State = { kind: 'running' };
  let followers = 0;

  async function run(): Promise<readonly Item[] | null> {
    try {
      for await (const item of work(stop.signal)) {
        items.push(item);
        changes.emit('change');
      }
      state = { kind: 'done' };
      return items;
    } catch (error) {
      state = { kind: 'failed', error };
      return null;
    } finally {
      changes.emit('change');
    }
  }

  async function* follow(signal: AbortSignal): AsyncGenerator<Item, void> {
    followers += 1;
    try {
      for (let next = 0; ;) {
        signal.throwIfAborted();
        const item = items[next];
        if (item !== undefined) {
          next += 1;
          yield item;
        } else if (state.kind === 'running') await once(changes, 'change', { signal });
        else if (state.kind === 'failed') throw state.error;
        else return;
      }
    } finally {
      followers -= 1;
      if (followers === 0) stop.abort();
    }
  }

  return {
    follow,
    isOpen: () => state.kind !== 'failed' && !stop.signal.aborted,
    result: run(),
  };
}
