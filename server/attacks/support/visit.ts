import { setTimeout as sleep } from 'node:timers/promises';

interface Visits {
  /** Of those that were answered with success, in milliseconds. */
  readonly times: readonly number[];
  /** The statuses of the others; 0: there was no answer. */
  readonly failures: readonly number[];
}

/**
 * Asks for `url` again and again, as somebody else does while an attack runs, until it is called off.
 * @returns what calls it off, and gives what there was.
 */
export function visit(
  url: string,
  {
    pauseMs = 20,
    headersOf = () => ({}),
  }: { pauseMs?: number; headersOf?: (count: number) => Record<string, string> } = {},
): () => Promise<Visits> {
  const times: number[] = [];
  const failures: number[] = [];
  let isOver = false;
  const run = async () => {
    for (let count = 0; !isOver; count += 1) {
      const begun = performance.now();
      const status = await fetch(url, { headers: headersOf(count) }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      if (status >= 200 && status < 300) times.push(performance.now() - begun);
      else failures.push(status);
      await sleep(pauseMs);
    }
  };
  const running = run();
  return async () => {
    isOver = true;
    await running;
    return { times, failures };
  };
}
