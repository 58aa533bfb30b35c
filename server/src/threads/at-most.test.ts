import { expect, test } from '@jest/globals';
import { setImmediate as yielded } from 'node:timers/promises';
import { atMost } from './at-most.ts';

test('so many run at once, in order, and one that fails makes room like any other', async () => {
  const inTurn = atMost(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const works = Array.from({ length: 7 }, (_, index) =>
    inTurn(async () => {
      begun.push(index);
      running += 1;
      most = Math.max(most, running);
      await yielded();
      running -= 1;
      if (index === 1) throw new Error('disk');
      return index;
    }),
  );
  const ended = await Promise.allSettled(works);
  expect(ended.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(
    1,
  );
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect([most, running]).toEqual([2, 0]);
  await expect(
    Promise.all([1, 2, 3].map((value) => inTurn(() => Promise.resolve(value)))),
  ).resolves.toEqual([1, 2, 3]);
});
