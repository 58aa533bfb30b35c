import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { HOUSE } from '../../tools/house.ts';

const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 15_000;

/**
 * A script of the house with all it starts, until `isReady`. Whatever happens, it ends with this process.
 * @throws with what it said, when it ends by itself or takes too long.
 */
export async function startInBackground(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  isReady: (said: string) => boolean,
): Promise<{ readonly said: string; readonly stop: () => Promise<void> }> {
  // A group of its own, so that none of its children outlives it.
  const child = spawn(process.execPath, args, {
    cwd: HOUSE,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It had ended.
    }
  };
  process.once('exit', kill);
  let said = '';
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await Promise.race([exited, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    kill();
    process.off('exit', kill);
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!isReady(said)) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`It did not start: ${said}`);
    }
    await sleep(50);
  }
  return { said, stop };
}
