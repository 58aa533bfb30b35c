import { queue } from './queue.ts';

/** Runs at most `limit` works at once, the others in the order in which they came. */
export function atMost(limit: number) {
  const turns = queue(limit);
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const leave = await turns.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
