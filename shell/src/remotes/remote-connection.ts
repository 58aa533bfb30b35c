import type { RemoteModule } from '@almanaque/shared-contracts';
import { reasonOf, type FailureReason, type RemoteState } from './remote-state.ts';

/** A remote that has not answered by then has failed, as far as the person is concerned. */
export const REMOTE_TIMEOUT_MS = 5000;

export interface ConnectedRemote {
  readonly module: RemoteModule;
  readonly version: string;
}

/** @param attempt 0 for the first try; a later one must not meet what an earlier one left stuck. */
export type Connect = (attempt: number) => Promise<ConnectedRemote>;

export interface RemoteConnection {
  readonly name: string;
  readonly getState: () => RemoteState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins to load unless that has begun; never rejects. */
  readonly start: () => void;
  /** Loads anew, whatever the state; what an earlier attempt still brings is ignored. */
  readonly retry: () => void;
  /** The mounted remote cannot go on. */
  readonly crash: (cause: unknown) => void;
}

export function createRemoteConnection(name: string, connect: Connect): RemoteConnection {
  let state: RemoteState = { status: 'idle' };
  let attempt = -1;
  const listeners = new Set<() => void>();

  const become = (next: RemoteState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const fail = (reason: FailureReason) => {
    console.warn(`Almanaque: ${name} is not available (${reason.kind}).`, reason);
    become({ status: 'failed', reason });
  };

  const retry = () => {
    attempt += 1;
    const mine = attempt;
    const settle = (act: () => void) => {
      if (mine !== attempt || state.status !== 'pending') return;
      clearTimeout(timer);
      act();
    };
    const timer = setTimeout(() => settle(() => fail({ kind: 'timeout' })), REMOTE_TIMEOUT_MS);
    become({ status: 'pending' });
    connect(mine).then(
      (remote) => settle(() => become({ status: 'ready', ...remote })),
      (error: unknown) => settle(() => fail(reasonOf(error))),
    );
  };

  return {
    name,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (state.status === 'idle') retry();
    },
    retry,
    crash: (cause) => fail({ kind: 'crashed', cause }),
  };
}
