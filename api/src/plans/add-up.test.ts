import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addUp, perHead } from './add-up.ts';
import { CURRENCIES } from './money.ts';
import { anyAmount } from './testing/arbitrary.ts';

test('sums are exact to the cent, however they are put together', () => {
  fc.assert(
    fc.property(fc.array(anyAmount), fc.nat(), (amounts, cut) => {
      const at = cut % (amounts.length + 1);
      const [one, other, all] = [
        addUp(amounts.slice(0, at)),
        addUp(amounts.slice(at)),
        addUp(amounts),
      ];
      expect(all).toEqual({ ARS: one.ARS + other.ARS, USD: one.USD + other.USD });
      for (const currency of CURRENCIES) {
        const own = amounts.filter((one) => one.currency === currency);
        const cents = own.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
        expect(BigInt(all[currency])).toBe(cents);
      }
    }),
  );
});

test('a share times the people is what was spent, to half a cent each', () => {
  fc.assert(
    fc.property(fc.array(anyAmount), fc.integer({ min: 1, max: 500 }), (amounts, people) => {
      const sums = addUp(amounts);
      const share = perHead(sums, people);
      expect(Math.abs(share.ARS * people - sums.ARS) * 2).toBeLessThanOrEqual(people);
    }),
  );
});
