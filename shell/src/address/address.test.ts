import { isoDate, type CalendarEvent } from '@almanaque/shared-contracts';
import { readAddress, writeAddress } from './address.ts';

const date = isoDate('2026-11-23');
const event: CalendarEvent = {
  id: 'feriado-2026-11-23',
  date,
  title: 'Día de la Soberanía Nacional',
  description: '',
  type: 'festivo',
  tone: 'festivo',
  origin: { kind: 'efemeride', sector: 'general', norm: null },
  picture: null,
};

test.each([
  ['', { kind: 'none' }],
  ['?otra=1', { kind: 'none' }],
  ['?evento=x', { kind: 'event', date: null, eventId: 'x' }],
  ['?fecha=2026-11-23', { kind: 'day', date }],
  ['?fecha=2026-11-23&evento=a%20b', { kind: 'event', date, eventId: 'a b' }],
  ['?fecha=2026-02-30', { kind: 'invalid', text: '2026-02-30' }],
  ['?fecha=hoy', { kind: 'invalid', text: 'hoy' }],
  ['?fecha=1899-12-31', { kind: 'invalid', text: '1899-12-31' }],
  ['?fecha=2201-01-01', { kind: 'invalid', text: '2201-01-01' }],
])('reads %s', (search, expected) => {
  expect(readAddress(search)).toEqual(expected);
});

test.each([
  [{ kind: 'none' } as const, '?fecha=2020-01-01&evento=x', ''],
  [{ kind: 'day', date } as const, '', '?fecha=2026-11-23'],
  [{ kind: 'day', date } as const, '?evento=viejo', '?fecha=2026-11-23'],
  [{ kind: 'event', event } as const, '', '?fecha=2026-11-23&evento=feriado-2026-11-23'],
  [{ kind: 'none' } as const, '?tema=x', '?tema=x'],
])('writes %j over %j', (selection, search, expected) => {
  expect(writeAddress(selection, search)).toBe(expected);
});

test('what it writes it reads back', () => {
  expect(readAddress(writeAddress({ kind: 'event', event }, ''))).toEqual({
    kind: 'event',
    date,
    eventId: event.id,
  });
});
