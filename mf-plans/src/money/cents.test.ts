import fc from 'fast-check';
import { amountProblem, centsOf, enteredCents, moneyText, sumsText } from './cents.ts';

/** `Intl` parts the sign from the number by a space that does not break. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  ['1250', 125_000],
  ['1.250', 125_000],
  ['1.250,50', 125_050],
  ['1250,5', 125_050],
  ['1250.5', 125_050],
  ['$ 12.345.678,09', 1_234_567_809],
  ['US$ 80', 8000],
  ['0', 0],
  ['', null],
  ['mil', null],
  ['-5', null],
  ['1,250,50', null],
  ['12,345', null],
])('«%s» is %s cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

test.each([
  ['1.250,50', null],
  ['10.000.000.000', null],
  ['10.000.000.000,01', 'Es demasiado: admite hasta 10.000.000.000.'],
  ['mil', 'Escribilo como 1250 o 1250,50.'],
  ['', 'Escribilo como 1250 o 1250,50.'],
])('of «%s» is told: %s', (text, problem) => {
  expect(amountProblem(text)).toBe(problem);
});

test('what is entered comes back as it was kept', () => {
  for (const cents of [0, 5, 50, 100, 125_050, 999_999_999_999]) {
    expect(centsOf(enteredCents(cents))).toBe(cents);
  }
  expect(enteredCents(null)).toBe('');
});

test('amounts are told as people here write them, each currency by itself', () => {
  expect(plain(moneyText(125_050, 'ARS'))).toBe('$ 1.250,50');
  expect(plain(moneyText(8000, 'USD'))).toBe('US$ 80');
  expect(plain(sumsText({ ARS: 125_050, USD: 8000 }))).toBe('$ 1.250,50 y US$ 80');
  expect(sumsText({ ARS: 0, USD: 0 })).toBe('');
});

test('what was entered is read back to the cent, whatever it is', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 12), (cents) => {
      expect(centsOf(enteredCents(cents))).toBe(cents);
    }),
  );
});
