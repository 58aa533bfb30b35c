import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { inHouse } from '../../../tools/house.ts';
import { onInterrupt } from '../../../tools/on-interrupt.ts';

interface OwnPostgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL of this run's own from the binaries in `folder`. It ends and leaves nothing
 * behind when told to, and with this process however it ends: see `keeper.ts`.
 * @throws what it said, when it does not start.
 */
export async function startPostgres(folder: string): Promise<OwnPostgres> {
  const keeper = spawn(process.execPath, [inHouse('scripts/needs/postgres/keeper.ts'), folder], {
    // Ctrl+C is for this process: the server goes only once whatever uses it has.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const exited = once(keeper, 'exit');
  const complaint = text(keeper.stderr);
  const [said] = (await Promise.race([once(keeper.stdout, 'data'), exited])) as [unknown];
  if (!Buffer.isBuffer(said)) throw new Error((await complaint).trim());
  const end = async (): Promise<void> => {
    keeper.stdin.end();
    await exited;
  };
  const uninterrupted = onInterrupt(end);
  return {
    url: String(said).trim(),
    stop: () => end().finally(uninterrupted),
  };
}
