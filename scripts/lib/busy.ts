import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';

const LOOPS = 4;

/** Works in slices, between which it notices that its input ended: so it lives no longer than who started it. */
const LOOP = `
  process.stdin.resume().on('end', () => process.exit());
  (function slice() {
    const end = Date.now() + 50;
    while (Date.now() < end);
    setImmediate(slice);
  })();`;

/**
 * Four loops that keep the processors busy beside the tests, to see that none depends on the
 * machine's mood. They end when told to, and with this process however it ends.
 */
export function keepBusy(output: 'ignore' | 'inherit' = 'ignore'): () => Promise<void> {
  const stdio: StdioOptions = ['pipe', output, output];
  const loops = Array.from({ length: LOOPS }, () =>
    spawn(process.execPath, ['-e', LOOP], { stdio }),
  );
  return async () => {
    const ended = loops.map((loop) => once(loop, 'exit'));
    for (const loop of loops) loop.stdin?.end();
    await Promise.all(ended);
  };
}

/** Does the work of a command, beside the loops where `--busy` asks for them; `work` is given the other arguments. */
export async function busyIfAsked(
  args: readonly string[],
  work: (others: readonly string[]) => Promise<number>,
): Promise<number> {
  if (!args.includes('--busy')) return work(args);
  console.log(`Con ${LOOPS} procesos que ocupan la máquina.`);
  const stop = keepBusy();
  try {
    return await work(args.filter((arg) => arg !== '--busy'));
  } finally {
    await stop();
  }
}
