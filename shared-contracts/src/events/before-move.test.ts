import { isoDate } from '../dates/iso-date.ts';
import { createBeforeMove, type Consequence, type Move } from './before-move.ts';

const move: Move = { event: 'asado', occurrence: null, to: isoDate('2026-11-18') };
const consequence = (title: string): Consequence => ({ title, lines: [] });

test('where nobody keeps anything nothing moves along', async () => {
  expect(await createBeforeMove().look(move)).toEqual([]);
});

test('everybody is told where it goes; what they find is shown in turn', async () => {
  const before = createBeforeMove();
  const look = jest.fn(() => Promise.resolve([consequence('Plan')]));
  before.hold(look);
  before.hold(() => Promise.reject(new Error('broken')));
  before.hold(() => Promise.resolve([consequence('Sala')]));
  before.hold(() => Promise.resolve([consequence('Torta')]))();
  expect(await before.look(move)).toEqual([consequence('Plan'), consequence('Sala')]);
  expect(look).toHaveBeenCalledWith(move);
});

test('whoever never answers is waited for ten seconds, and no longer', async () => {
  jest.useFakeTimers();
  const before = createBeforeMove();
  before.hold(() => new Promise(() => undefined));
  before.hold(() => Promise.resolve([consequence('Sala')]));
  const found = before.look(move);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await found).toEqual([consequence('Sala')]);
  jest.useRealTimers();
});
