import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inOneCurrency, toOneCurrency } from './in-one-currency.ts';

const cents = fc.nat(1_000_000_000);
const dollar = fc.integer({ min: 1, max: 1_000_000 });

test.each([
  ['ARS', { ARS: 100_000, USD: 1_000 }, 1_550_000],
  ['USD', { ARS: 145_000, USD: 1_000 }, 1_100],
  ['USD', { ARS: 72_500, USD: 0 }, 50],
] as const)('in %s, at $ 1.450 for a dollar, %j is %i cents', (currency, sums, expected) => {
  expect(inOneCurrency(sums, { currency, dollar: 145_000 })).toBe(expected);
});

test('what is in that currency already stays as it is, to the cent', () => {
  fc.assert(
    fc.property(cents, dollar, (amount, rate) => {
      expect(inOneCurrency({ ARS: amount, USD: 0 }, { currency: 'ARS', dollar: rate })).toBe(
        amount,
      );
      expect(inOneCurrency({ ARS: 0, USD: amount }, { currency: 'USD', dollar: rate })).toBe(
        amount,
      );
    }),
  );
});

test('nothing is left in the other one', () => {
  const sums = { ARS: 145_000, USD: 1_000 };
  expect(toOneCurrency(sums, { currency: 'USD', dollar: 145_000 })).toEqual({ ARS: 0, USD: 1_100 });
});
