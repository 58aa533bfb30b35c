import { percentText } from './coverage-text.ts';

test.each([
  [0, '0 %'],
  [4 / 821, '0,5 %'],
  [0.0004, '0,04 %'],
  [0.833, '83 %'],
  [0.997, '99 %'],
  [1, '100 %'],
])('a share of %s is %s', (share, text) => {
  expect(percentText(share)).toBe(text);
});
