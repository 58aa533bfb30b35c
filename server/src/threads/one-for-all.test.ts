import { expect, test } from '@jest/globals';
import { oneForAll } from './one-for-all.ts';

/** Works that end when they are told to. */
function works() {
  const begun: PromiseWithResolvers<null>[] = [];
  const ask = oneForAll(async () => {
    const work = Promise.withResolvers<null>();
    begun.push(work);
    await work.promise;
  });
  return { ask, begun };
}

test('whoever comes while one is under way waits for the next, which is one for all of them', async () => {
  const { ask, begun } = works();
  const ended: string[] = [];
  const first = ask().then(() => ended.push('first'));
  const others = ['second', 'third'].map((name) => ask().then(() => ended.push(name)));
  expect(begun).toHaveLength(1);
  begun[0]?.resolve(null);
  await first;
  expect(ended).toEqual(['first']);
  expect(begun).toHaveLength(2);
  begun[1]?.resolve(null);
  await Promise.all(others);
  expect(ended).toEqual(['first', 'second', 'third']);
  expect(begun).toHaveLength(2);
});

test('one that fails tells those who waited for it, and the next is run all the same', async () => {
  const { ask, begun } = works();
  const [first, second] = [ask(), ask()];
  begun[0]?.reject(new Error('disk'));
  await expect(first).rejects.toThrow('disk');
  begun[1]?.resolve(null);
  await second;
  const third = ask();
  begun[2]?.resolve(null);
  await third;
});
