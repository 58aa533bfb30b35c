import { median, medianOfRatios, quantile } from './statistics.ts';

test('quantiles lie between the samples', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1])).toBe(2.5);
  expect(quantile([0, 10, 20, 30], 0.95)).toBeCloseTo(28.5);
  expect(() => median([])).toThrow(RangeError);
});

test('ratios are taken round by round', () => {
  expect(medianOfRatios([10, 200, 30], [5, 100, 10])).toBe(2);
  expect(() => medianOfRatios([1], [1, 2])).toThrow(RangeError);
});
