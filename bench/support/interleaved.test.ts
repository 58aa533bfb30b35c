import { interleaved } from './interleaved.ts';

const run = async (contestants: string[], rounds: number) => {
  const order: string[] = [];
  const measured = await interleaved(contestants, rounds, (contestant, round) => {
    order.push(contestant);
    return Promise.resolve(`${contestant}${round}`);
  });
  return { order, measured };
};

test('everyone is measured once a round, before anyone is measured again', async () => {
  const { order, measured } = await run(['a', 'b', 'c'], 4);
  for (const start of [0, 3, 6, 9]) {
    expect(order.slice(start, start + 3).sort()).toEqual(['a', 'b', 'c']);
  }
  expect(measured.get('b')).toEqual(['b0', 'b1', 'b2', 'b3']);
});

test('the order changes from round to round, and is the same in every run', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const [first, second] = [await run(names, 6), await run(names, 6)];
  expect(first.order).toEqual(second.order);
  const rounds = Array.from({ length: 6 }, (_, n) => first.order.slice(n * 5, n * 5 + 5).join(''));
  expect(new Set(rounds).size).toBeGreaterThan(3);
});
