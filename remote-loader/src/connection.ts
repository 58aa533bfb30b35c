import type {
  ContributedModule,
  FailureReason,
  RemoteLoad,
  RemoteLoadPhase,
} from '@almanaque/shared-contracts';
import { reasonOf } from './failure.ts';
import { createRecovery, REMOTE_TIMEOUT_MS } from './recovery.ts';

export interface ConnectedRemote {
  readonly module: ContributedModule;
  readonly version: string;
}

/** A remote as the page has it. Only a ready one has what was loaded, only a failed one a reason. */
export type RemoteState<Connected extends object = ConnectedRemote> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | ({ readonly status: 'ready' } & Connected)
  | { readonly status: 'failed'; readonly reason: FailureReason };

/** Where an attempt is now, and the remote's version as soon as it is known. */
export type Progress = (phase: RemoteLoadPhase, version?: string) => void;

/** @param attempt 0 for the first try; a later one must not meet what an earlier one left stuck. */
export type Connect<Connected extends object = ConnectedRemote> = (
  attempt: number,
  progress: Progress,
) => Promise<Connected>;

export interface RemoteConnection<Connected extends object = ConnectedRemote> {
  readonly name: string;
  readonly getState: () => RemoteState<Connected>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins to load unless that has begun; never rejects. */
  readonly start: () => void;
  /** Loads anew at once, whatever the state, and shows that it does. */
  readonly retry: () => void;
  /** Loads anew at once and quietly, where it was started: what it depends on has changed. */
  readonly again: () => void;
  /** Idle from now on: what is on its way is welcome no more. */
  readonly stop: () => void;
  /** The mounted remote cannot go on. */
  readonly crash: (cause: unknown) => void;
  /** The mounted remote has put something into its place. */
  readonly drawn: () => void;
  /** Resolves once the remote has drawn itself or has failed, whichever comes first. */
  readonly settled: Promise<void>;
}

export interface ConnectionOptions {
  /** Told of every attempt that ended, with what it ended by, and of crashes. */
  readonly report?: (load: RemoteLoad, error?: unknown) => void;
  /** Told when it has failed, and when it fails for another reason. Default: for developers, in the console. */
  readonly warn?: (reason: FailureReason) => void;
  /** A remote that has not come by then has failed. Default: `REMOTE_TIMEOUT_MS`. */
  readonly timeoutMs?: number;
  /** Whether it tries again by itself. Default: yes. */
  readonly recovers?: boolean;
}

/**
 * Loads a remote, and after a failure tries again by itself: quietly, so that the notice stands still
 * until the remote is back. What comes late is welcome, unless something newer has been there.
 */
export function createRemoteConnection<Connected extends object = ConnectedRemote>(
  name: string,
  connect: Connect<Connected>,
  options: ConnectionOptions = {},
): RemoteConnection<Connected> {
  const { report = () => undefined, timeoutMs = REMOTE_TIMEOUT_MS, recovers = true } = options;
  const tellDeveloper = (reason: FailureReason) =>
    console.warn(`Almanaque: ${name} is not available (${reason.kind}).`, reason);
  const { warn = tellDeveloper } = options;
  let state: RemoteState<Connected> = { status: 'idle' };
  let attempts = 0;
  let newestReady = -1;
  /** The version of the remote that is there. */
  let readyVersion: string | null = null;
  const listeners = new Set<() => void>();
  /** Gives up each attempt that has not ended, without a word. */
  const running = new Set<() => void>();
  let settle = (): void => undefined;
  const settled = new Promise<void>((resolve) => (settle = resolve));

  const become = (next: RemoteState<Connected>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const fail = (reason: FailureReason) => {
    settle();
    if (recovers) recovery.plan();
    if (state.status === 'failed' && state.reason.kind === reason.kind) return;
    warn(reason);
    become({ status: 'failed', reason });
  };

  const load = () => {
    const attempt = attempts;
    attempts += 1;
    const began = performance.now();
    let phase: RemoteLoadPhase = 'registry';
    let version: string | null = null;
    let isOver = false;

    const abandon = () => {
      clearTimeout(timer);
      running.delete(abandon);
      isOver = true;
    };
    const end = (outcome: RemoteLoad['outcome'], error?: unknown) => {
      abandon();
      const durationMs = Math.round(performance.now() - began);
      report({ remote: name, version, phase, durationMs, outcome, attempt }, error);
    };
    const succeed = (remote: Connected) => {
      if (!isOver) end('ready');
      if (state.status === 'ready' || attempt < newestReady) return;
      newestReady = attempt;
      readyVersion = version;
      recovery.recovered();
      become({ status: 'ready', ...remote });
    };
    const giveUp = (reason: FailureReason, error?: unknown) => {
      if (isOver) return;
      end(reason.kind, error);
      const isLatest = attempt === attempts - 1;
      if (isLatest && state.status !== 'ready') fail(reason);
    };
    const timer = setTimeout(() => giveUp({ kind: 'timeout' }), timeoutMs);
    running.add(abandon);
    const progress: Progress = (reached, known) => {
      phase = reached;
      version = known ?? version;
    };
    connect(attempt, progress).then(succeed, (error: unknown) => giveUp(reasonOf(error), error));
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
    again: () => {
      if (state.status === 'idle') return;
      recovery.cancel();
      load();
    },
    stop: () => {
      recovery.cancel();
      for (const abandon of running) abandon();
      newestReady = attempts;
      become({ status: 'idle' });
    },
    drawn: settle,
    settled,
    crash: (cause) => {
      // What is told of a remote that is gone already says nothing new.
      if (state.status !== 'ready') return;
      const attempt = attempts - 1;
      const crashed = { phase: 'mount', durationMs: 0, outcome: 'crashed' } as const;
      report({ ...crashed, remote: name, version: readyVersion, attempt });
      fail({ kind: 'crashed', cause });
    },
  };
}
