import { movedTo } from './moved-to.ts';
import { placeAt } from './use-drag.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 1, 'bac'],
])('from %i to %i', (from, to, order) => {
  expect(movedTo(['a', 'b', 'c'], from, to).join('')).toBe(order);
});

test('a carried row goes between those whose middles it has passed', () => {
  const rows = [0, 40, 80].map((top) => ({ top, height: 40 }));
  expect([-5, 19, 21, 61, 200].map((y) => placeAt(rows, y))).toEqual([0, 0, 1, 2, 3]);
});
