import { describe, expect, test } from '@jest/globals';
import {
  CURRENCIES,
  inOneCurrency,
  rateOf,
  type Amount,
  type Currency,
  type Rate,
} from '@almanaque/api';
import { addDays, isoDate } from '@almanaque/shared-contracts/schemas';
import fc from 'fast-check';
import { coverageOf, type CoveredDate } from './cover.ts';
import { convertDates } from './in-one-currency.ts';

const TODAY = isoDate('2026-11-24');

const ars = (amount: number): Amount => ({ amount, currency: 'ARS' });
const usd = (amount: number): Amount => ({ amount, currency: 'USD' });

const spentOn = (date: string, ...spent: readonly Amount[]): CoveredDate => ({
  ...{ date: isoDate(date), type: 'personalizado', office: null, team: null },
  ...{ person: null, isPrivate: false },
  outcomes: [{ isDone: true, rating: null, people: null, spent }],
});

describe('in one currency', () => {
  test.each([
    ['ARS', [ars(100_000), usd(1_000)], 1_550_000],
    ['USD', [ars(145_000), usd(1_000)], 1_100],
    ['USD', [ars(72_500)], 50],
    // A third of a cent each, and one together: rounded once.
    ['USD', [ars(483), ars(483), ars(484)], 1],
  ] as const)('in %s, at $ 1.450 for a dollar, %j is %i cents', (currency, amounts, expected) => {
    expect(inOneCurrency(amounts, currency, 145_000)).toBe(expected);
  });

  test('a month without a rate has that of the latest one before it, and the first has none', () => {
    const rates = [
      { month: '2026-03', cents: 1 },
      { month: '2026-09', cents: 2 },
    ];
    const of = (month: string) => rateOf(rates, month)?.cents;
    expect(['2026-02', '2026-03', '2026-08', '2026-09', '2027-01'].map(of)).toEqual([
      ...[undefined, 1, 1, 2, 2],
    ]);
  });

  test('each plan at the rate of its month, and the rates that were used are told in order', () => {
    const dates = [
      spentOn('2026-10-05', usd(100)),
      spentOn('2026-03-31', usd(100), ars(7)),
      spentOn('2026-12-01', ars(5)),
    ];
    const rates = ['2026-03', '2026-09', '2026-12'].map((month, index) => ({
      ...{ month, cents: 1_000 * (index + 1) },
    }));
    const { conversion, dates: converted } = convertDates(dates, 'ARS', rates);
    expect(conversion).toEqual({ currency: 'ARS', rates: rates.slice(0, 2), missing: [] });
    expect(coverageOf(converted, TODAY).months.map(({ spent }) => spent.ARS)).toEqual([
      ...[1_007, 2_000, 5],
    ]);
  });

  test('without a rate for one of them all stay as they were, and its month is told', () => {
    const dates = [
      spentOn('2026-10-05', usd(100)),
      spentOn('2026-02-28', usd(100)),
      spentOn('2026-01-05', ars(100)),
      spentOn('2026-01-06', usd(0)),
    ];
    const told = convertDates(dates, 'ARS', [{ month: '2026-03', cents: 1_000 }]);
    expect(told.dates).toBe(dates);
    expect(told.conversion).toEqual({ currency: 'ARS', rates: [], missing: ['2026-02'] });
  });
});

const amount = fc.record({ amount: fc.nat(1_000_000), currency: fc.constantFrom(...CURRENCIES) });
const date = fc
  .tuple(fc.integer({ min: -300, max: 60 }), fc.array(amount, { maxLength: 4 }))
  .map(([days, spent]) => spentOn(addDays(TODAY, days), ...spent));
const rates = fc
  .array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 14 })
  .map((all): readonly Rate[] => all.map((cents, index) => ({ month: monthAt(index), cents })));

/** From January 2026, before which no date of the test is. */
const monthAt = (index: number): string =>
  `${2026 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

const exactly = (spent: readonly Amount[], currency: Currency, { cents }: Rate): number =>
  spent.reduce((sum, one) => {
    if (one.currency === currency) return sum + one.amount;
    return sum + (currency === 'ARS' ? (one.amount * cents) / 100 : (one.amount * 100) / cents);
  }, 0);

test('sums add up to the cent, nothing is left in the other one, and a plan is rounded once', () => {
  fc.assert(
    fc.property(fc.array(date), rates, fc.constantFrom(...CURRENCIES), (dates, known, currency) => {
      const other = currency === 'ARS' ? 'USD' : 'ARS';
      const { dates: converted } = convertDates(dates, currency, known);
      const { all, months } = coverageOf(converted, TODAY);
      expect(months.reduce((sum, { spent }) => sum + spent[currency], 0)).toBe(all.spent[currency]);
      expect(all.spent[other]).toBe(0);
      dates.forEach((one, index) => {
        const [rate] = known.filter(({ month }) => month <= one.date.slice(0, 7)).reverse();
        const before = one.outcomes[0]?.spent ?? [];
        const after = coverageOf(converted.slice(index, index + 1), TODAY).all.spent[currency];
        if (rate === undefined) throw new Error(`There is no rate for ${one.date}.`);
        expect(Math.abs(after - exactly(before, currency, rate))).toBeLessThanOrEqual(0.5 + 1e-6);
      });
    }),
  );
});
