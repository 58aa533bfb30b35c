import { spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const isWindows = process.platform === 'win32';

/** What `spawn` takes to give a child a group of its own, which all that it starts belongs to. */
export const OWN_GROUP: Pick<SpawnOptions, 'detached'> = { detached: !isWindows };

/** For those that end in an orderly way when asked to. */
const PATIENCE_MS = 5_000;

/** Sends a signal to a child of `OWN_GROUP` and to all that it started; nobody left is no error. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (isWindows) {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody is left in it.
  }
}

/** Ends a child of `OWN_GROUP` and all that it started. Resolves once the child is gone. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, 'exit');
    signalGroup(child, 'SIGTERM');
    await Promise.race([exited, sleep(PATIENCE_MS, undefined, { ref: false })]);
  }
  signalGroup(child, 'SIGKILL');
}
