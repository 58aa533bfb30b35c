import { EVERYTHING } from './audit-data.ts';
import { readFilter, writeFilter } from './filter-address.ts';

test('a filter is in the address and comes back from it', () => {
  const filter = { ...EVERYTHING, q: 'fin de año', entity: 'event', from: '2026-11-01' };
  expect(readFilter(writeFilter(filter))).toEqual(filter);
});

test('without a filter the address has none, and what is not its own is passed over', () => {
  expect(writeFilter(EVERYTHING)).toBe('');
  expect(readFilter('?otra=1')).toEqual(EVERYTHING);
});
