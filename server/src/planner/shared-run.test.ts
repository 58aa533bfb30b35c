import { once } from 'node:events';
import { shareRun } from './shared-run.ts';

const never = new AbortController().signal;

async function listOf<Item>(source: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of source) items.push(item);
  return items;
}

/** Yields 0 and 1, and 2 once it is allowed to; notes whether it was stopped. */
function heldWork() {
  const gate = new AbortController();
  const seen = { starts: 0, stopped: false };
  const run = shareRun(async function* (signal) {
    seen.starts += 1;
    yield 0;
    yield 1;
    await once(gate.signal, 'abort', { signal }).finally(() => {
      seen.stopped = signal.aborted;
    });
    yield 2;
  });
  return { run, seen, release: () => gate.abort() };
}

describe('a shared run', () => {
  it('gives every follower all items of one piece of work', async () => {
    const { run, seen, release } = heldWork();
    const early = listOf(run.follow(never));
    await new Promise(setImmediate);
    const late = listOf(run.follow(never));
    release();
    expect(await early).toEqual([0, 1, 2]);
    expect(await late).toEqual([0, 1, 2]);
    expect(seen.starts).toBe(1);
    expect(await run.result).toEqual([0, 1, 2]);
  });

  it('goes on when one of two followers leaves, and stops when the last does', async () => {
    const { run, seen } = heldWork();
    const [one, other] = [new AbortController(), new AbortController()];
    const left = listOf(run.follow(one.signal));
    const alsoLeft = listOf(run.follow(other.signal));
    await new Promise(setImmediate);
    one.abort();
    await expect(left).rejects.toThrow();
    expect(seen.stopped).toBe(false);
    expect(run.isOpen()).toBe(true);
    other.abort();
    await expect(alsoLeft).rejects.toThrow();
    expect(run.isOpen()).toBe(false);
    expect(await run.result).toBeNull();
    expect(seen.stopped).toBe(true);
  });

  it('fails for every follower as the work fails', async () => {
    const run = shareRun(async function* () {
      yield 1;
      await Promise.reject(new Error('broken'));
    });
    await expect(listOf(run.follow(never))).rejects.toThrow('broken');
    await expect(listOf(run.follow(never))).rejects.toThrow('broken');
  });
});
