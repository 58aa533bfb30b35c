import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { firstOf } from './first-of.ts';

const item = fc.record({ name: fc.nat(20), place: fc.nat() });
const byName = (a: { name: number }, b: { name: number }): number => a.name - b.name;

test('are those that come first when all are sorted, equal ones as they came', () => {
  fc.assert(
    fc.property(fc.array(item), fc.oneof(fc.nat(12), fc.constant(Infinity)), (items, most) => {
      expect(firstOf(items, most, byName)).toEqual(items.toSorted(byName).slice(0, most));
    }),
  );
});
