import { isoDate } from '@almanaque/shared-contracts';
import { searchOfView, viewOf } from './coverage-address.ts';

const TODAY = isoDate('2026-12-01');

test('an address says what is shown, and comes back as it was', () => {
  const view = { from: '2025-03', currency: 'ARS' } as const;
  expect(viewOf(searchOfView(view), TODAY)).toEqual(view);
});

test('unless it says so, or says it wrong, it is the year that ends with this month', () => {
  const usual = { from: '2026-01', currency: null };
  expect(viewOf('', TODAY)).toEqual(usual);
  expect(viewOf('?desde=2026-13&moneda=EUR&dolar=1450', TODAY)).toEqual(usual);
});
