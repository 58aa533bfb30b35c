import { companyEvent } from '@almanaque/shared-contracts/testing';
import { whenAndWhere } from './event-when.ts';

const date = '2026-11-26';

test('an hour is written as in the month', () => {
  const event = { ...companyEvent({ date, title: 'Desayuno' }), time: '09:00', place: 'Comedor' };
  expect(whenAndWhere(event)).toBe('9:00 h · Comedor');
});
