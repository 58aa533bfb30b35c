import { amount, isReached, spreadOf, spreadText } from './numbers.ts';

test('three figures, as they are written in Argentina', () => {
  expect(amount(12.345, 'ms')).toBe('12,3 ms');
  expect(amount(0.98765, 'ratio')).toBe('0,988×');
  expect(amount(123_456.7, 'count')).toBe('123.457');
  expect(amount(0, 'KiB')).toBe('0 KiB');
});

test('the median with the middle half of the samples', () => {
  expect(spreadText(spreadOf([1, 2, 3, 4, 5]))).toBe('3 (2–4)');
  expect(spreadText(spreadOf([15, 15, 15]))).toBe('15');
});

test('a goal is reached at its limit, and not beyond', () => {
  const goal = { title: '', unit: 'ratio', limit: 1.2 } as const;
  expect(isReached({ ...goal, value: 1.2 })).toBe(true);
  expect(isReached({ ...goal, value: 1.21 })).toBe(false);
});
