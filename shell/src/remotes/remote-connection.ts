import type {
  FailureReason,
  RemoteLoad,
  RemoteLoadPhase,
  RemoteModule,
} from '@almanaque/shared-contracts';
import { createRecovery, REMOTE_TIMEOUT_MS } from '@almanaque/ui';
import { reasonOf, type RemoteState } from './remote-state.ts';

export interface ConnectedRemote {
  readonly module: RemoteModule;
  readonly version: string;
}

/** Where an attempt is now, and the remote's version as soon as it is known. */
export type Progress = (phase: RemoteLoadPhase, version?: string) => void;

/** @param attempt 0 for the first try; a later one must not meet what an earlier one left stuck. */
export type Connect = (attempt: number, progress: Progress) => Promise<ConnectedRemote>;

export interface RemoteConnection {
  readonly name: string;
  readonly getState: () => RemoteState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins to load unless that has begun; never rejects. */
  readonly start: () => void;
  /** Loads anew at once, whatever the state, and shows that it does. */
  readonly retry: () => void;
  /** The mounted remote cannot go on. */
  readonly crash: (cause: unknown) => void;
  /** The mounted remote has put something into its place. */
  readonly drawn: () => void;
  /** Resolves once the remote has drawn itself or has failed, whichever comes first. */
  readonly settled: Promise<void>;
}

/**
 * Loads a remote, and after a failure tries again by itself: quietly, so that the notice stands still
 * until the remote is back. What comes late is welcome, unless something newer has been there.
 * @param report told of every attempt that ended, and of crashes.
 */
export function createRemoteConnection(
  name: string,
  connect: Connect,
  report: (load: RemoteLoad) => void = () => undefined,
): RemoteConnection {
  let state: RemoteState = { status: 'idle' };
  let attempts = 0;
  let newestReady = -1;
  const listeners = new Set<() => void>();
  let settle = (): void => undefined;
  const settled = new Promise<void>((resolve) => (settle = resolve));

  const become = (next: RemoteState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const fail = (reason: FailureReason) => {
    settle();
    recovery.plan();
    if (state.status === 'failed' && state.reason.kind === reason.kind) return;
    console.warn(`Almanaque: ${name} is not available (${reason.kind}).`, reason);
    become({ status: 'failed', reason });
  };

  const load = () => {
    const attempt = attempts;
    attempts += 1;
    const began = performance.now();
    let phase: RemoteLoadPhase = 'registry';
    let version: string | null = null;
    let isOver = false;

    const end = (outcome: RemoteLoad['outcome']) => {
      clearTimeout(timer);
      isOver = true;
      const durationMs = Math.round(performance.now() - began);
      report({ remote: name, version, phase, durationMs, outcome, attempt });
    };
    const succeed = (remote: ConnectedRemote) => {
      if (!isOver) end('ready');
      if (state.status === 'ready' || attempt < newestReady) return;
      newestReady = attempt;
      recovery.recovered();
      become({ status: 'ready', ...remote });
    };
    const giveUp = (reason: FailureReason) => {
      if (isOver) return;
      end(reason.kind);
      const isLatest = attempt === attempts - 1;
      if (isLatest && state.status !== 'ready') fail(reason);
    };
    const timer = setTimeout(() => giveUp({ kind: 'timeout' }), REMOTE_TIMEOUT_MS);
    const progress: Progress = (reached, known) => {
      phase = reached;
      version = known ?? version;
    };
    connect(attempt, progress).then(succeed, (error: unknown) => giveUp(reasonOf(error)));
  };
  const recovery = createRecovery(load);

  const retry = () => {
    recovery.cancel();
    become({ status: 'pending' });
    load();
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
    drawn: settle,
    settled,
    crash: (cause) => {
      // What is told of a remote that is gone already says nothing new.
      if (state.status !== 'ready') return;
      const { version } = state;
      const attempt = attempts - 1;
      report({ remote: name, version, phase: 'mount', durationMs: 0, outcome: 'crashed', attempt });
      fail({ kind: 'crashed', cause });
    },
  };
}
