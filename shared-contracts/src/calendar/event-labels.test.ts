import { isoDate } from '../dates/iso-date.ts';
import { countEvents, EVENT_TYPE_LABELS, eventKindLabel } from './event-labels.ts';
import type { CalendarEvent, EventType } from './event.ts';

const label = (origin: CalendarEvent['origin'], type: EventType = 'festivo') =>
  eventKindLabel({ date: isoDate('2026-11-23'), type, origin });

const holiday = (originalDate: string): CalendarEvent['origin'] => ({
  kind: 'feriado',
  category: 'trasladable',
  originalDate: isoDate(originalDate),
  norm: 'Ley 27.399',
  certainty: 'oficial',
});

const nonWorking = (scope: string | null): CalendarEvent['origin'] => ({
  kind: 'no-laborable',
  category: 'puente',
  scope,
  norm: 'Resolución 1/2026',
  certainty: 'oficial',
});

describe('what kind of date it is', () => {
  test('a moved holiday says from where', () => {
    expect(label(holiday('2026-11-20'))).toBe('Feriado trasladado del 20 de noviembre');
    expect(label(holiday('2026-11-23'))).toBe('Feriado');
  });

  test('a non-working day is never called a holiday', () => {
    expect(label(nonWorking(null))).toBe('Día no laborable');
    expect(label(nonWorking('Comunidad judía'))).toBe('Día no laborable (Comunidad judía)');
  });

  test('an observance', () => {
    expect(label({ kind: 'efemeride', sector: 'general', norm: null })).toBe('Efeméride');
  });

  test('a company’s own holiday-like date is an observance too', () => {
    expect(label({ kind: 'empresa', sample: true }, 'festivo')).toBe('Efeméride');
  });

  test.each(['cumpleanos', 'aniversario', 'personalizado'] as const)(
    'an event of the company is named as in the legend: %s',
    (type) => {
      expect(label({ kind: 'empresa', sample: false }, type)).toBe(EVENT_TYPE_LABELS[type]);
    },
  );
});

test('the legend has the specification’s words', () => {
  expect(Object.values(EVENT_TYPE_LABELS)).toEqual([
    'Efemérides',
    'Cumpleaños',
    'Aniversario',
    'Evento empresarial',
  ]);
});

test.each([
  [0, '0 eventos'],
  [1, '1 evento'],
  [2, '2 eventos'],
])('%i reads %s', (count, text) => {
  expect(countEvents(count)).toBe(text);
});
