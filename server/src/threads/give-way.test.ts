import { expect, test } from '@jest/globals';
import { mapInSlices } from './give-way.ts';

const SLICE_MS = 4;

function busy(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('several long works go on by turns, and the event loop goes round between any two slices', async () => {
  const heard: string[] = [];
  const work = (name: string) =>
    mapInSlices([1, 2, 3], (part) => {
      busy(SLICE_MS);
      heard.push(name);
      return part * 2;
    });
  let rounds = 0;
  let isOver = false;
  const count = () => {
    rounds += 1;
    heard.push('.');
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const results = await Promise.all([work('a'), work('b')]);
  isOver = true;
  expect(results).toEqual([
    [2, 4, 6],
    [2, 4, 6],
  ]);
  // The first parts begin at once; after them each has a round of its own.
  expect(heard.join('')).toMatch(/^ab\.+a\.+b\.+a\.+b/);
  expect(rounds).toBeGreaterThanOrEqual(4);
});

test('what is quick is done at once', async () => {
  let isLater = false;
  setImmediate(() => (isLater = true));
  expect(await mapInSlices([1], String)).toEqual(['1']);
  expect(isLater).toBe(false);
});
