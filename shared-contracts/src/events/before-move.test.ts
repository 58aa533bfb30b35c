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
