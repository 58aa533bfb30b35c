import { isContributedModule, type ContributedModule } from '@almanaque/shared-contracts';
import { acceptModule } from './accept.ts';
import {
  createRemoteConnection,
  type Connect,
  type ConnectionOptions,
  type Progress,
  type RemoteConnection,
} from './connection.ts';
import { REMOTE_TIMEOUT_MS } from './recovery.ts';
import type { Expose } from './run-entry.ts';

/** A release of a part whose entry ran in this page. */
export interface RunningPart {
  readonly version: string;
  /** Range of contracts that the registry accepts it with. */
  readonly contract: string;
  readonly expose: Expose;
}

/** A run of a part's entry, on its way or there. */
interface PartRun {
  readonly running: Promise<RunningPart>;
  /** Told how far it came, from the beginning, and goes on being told. */
  readonly follow: (progress: Progress) => void;
  /** It should have come by now. */
  readonly isLate: () => boolean;
}

interface Wanted {
  /** What of the part draws it, or is asked. */
  readonly exposed: string;
  /** Where it stands, which says what it has to be. */
  readonly point: string;
}

export interface Part {
  /** A connection of its own for a contribution, which nobody has started. */
  readonly contribution: (wanted: Wanted, options?: ConnectionOptions) => RemoteConnection;
}

function begin(run: (progress: Progress) => Promise<RunningPart>): PartRun {
  const began = performance.now();
  const told: Parameters<Progress>[] = [];
  const followers = new Set<Progress>();
  let isOver = false;
  const running = run((...how) => {
    told.push(how);
    for (const follower of followers) follower(...how);
  });
  const end = () => (isOver = true);
  running.then(end, end);
  return {
    running,
    follow: (progress) => {
      for (const how of told) progress(...how);
      followers.add(progress);
    },
    isLate: () => !isOver && performance.now() - began > REMOTE_TIMEOUT_MS,
  };
}

/**
 * A part, whose entry runs once for all that it contributes. A contribution that tries again has a run
 * that it has not tried: the one that another of them has begun meanwhile, or a new one. Those that work
 * go on with theirs, and those that had failed come back with the run that succeeds.
 * @param connect the part's own attempts, the first of which is 0.
 */
export function createPart(
  name: string,
  connect: (attempt: number, progress: Progress) => Promise<RunningPart>,
): Part {
  let attempts = 0;
  let current: PartRun | null = null;
  /** Of each contribution that waits for another run than `came`, how to try that. */
  const heals = new Set<(came: PartRun) => void>();

  const beginAnew = (): PartRun => {
    const attempt = attempts;
    attempts += 1;
    const run = begin((progress) => connect(attempt, progress));
    current = run;
    run.running.then(
      () => {
        current ??= run;
        if (current === run) for (const heal of heals) heal(run);
      },
      () => {
        if (current === run) current = null;
      },
    );
    return run;
  };

  return {
    contribution: ({ exposed, point }, options) => {
      let tried: PartRun | null = null;
      const isWanted = (candidate: unknown): candidate is ContributedModule =>
        isContributedModule(candidate, point);
      const connectOne: Connect = async (_attempt, progress) => {
        const isUseless = current === null || current === tried || current.isLate();
        const run = isUseless ? beginAnew() : (current as PartRun);
        tried = run;
        run.follow(progress);
        const { version, contract, expose } = await run.running;
        return { module: acceptModule(await expose(exposed), contract, isWanted), version };
      };
      const connection = createRemoteConnection(name, connectOne, options);
      heals.add((came) => {
        if (tried !== came && connection.getState().status === 'failed') connection.again();
      });
      return connection;
    },
  };
}
