import { addDays, isoDate, type IsoDate } from '@almanaque/shared-contracts/schemas';
import fc from 'fast-check';
import { CURRENCIES } from '../money.ts';

const FIRST = isoDate('2026-01-01');

export const anyDay = fc.nat(1000).map((days): IsoDate => addDays(FIRST, days));

/** A day to celebrate, on any day of the week and off days or not, with clusters of days off around it. */
export const anyCelebration = fc
  .record({ day: anyDay, off: fc.array(fc.integer({ min: -40, max: 5 }), { maxLength: 15 }) })
  .map(({ day, off }) => ({ day, daysOff: new Set(off.map((days) => addDays(day, days))) }));

const anyDue = fc.oneof(
  fc.nat(40).map((businessDays) => ({ kind: 'offset', businessDays }) as const),
  anyDay.map((date) => ({ kind: 'pinned', date }) as const),
);

export const anyTask = fc.record({
  id: fc.uuid(),
  title: fc.string(),
  due: anyDue,
  isDone: fc.boolean(),
});

export const anyAmount = fc.record({
  amount: fc.nat(1_000_000_000),
  currency: fc.constantFrom(...CURRENCIES),
});
