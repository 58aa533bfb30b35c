import { expect, test } from '@jest/globals';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import fc from 'fast-check';
import { entryOf } from '../events/entry-of.ts';
import type { Entry } from './entry.ts';
import { ICAL } from './ical.ts';
import { vevent } from './vevent.ts';

const entry = (changes: Partial<Entry> = {}): Entry => ({
  uid: 'x@almanaque',
  title: 'Día',
  description: '',
  properties: [],
  category: 'Evento empresarial',
  from: isoDate('2026-12-31'),
  to: isoDate('2026-12-31'),
  rrule: null,
  excluded: [],
  sequence: 0,
  stamp: '2026-01-01T00:00:00.000Z',
  ...changes,
});

test('whole days, the end exclusive, that keep nobody busy', () => {
  const lines = vevent(entry()).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'TRANSP:TRANSPARENT',
      'DTSTAMP:20260101T000000Z',
      'LAST-MODIFIED:20260101T000000Z',
    ]),
  );
});

test('an event’s link is its URL, and a line for calendars that show none', () => {
  const event = {
    id: 'x',
    date: isoDate('2026-12-31'),
    title: 'Brindis',
    description: 'Con música.',
    type: 'personalizado',
    tone: 'festivo',
    origin: { kind: 'empresa', sample: false },
    place: 'Patio',
    office: 'Rosario',
    picture: null,
    link: 'https://meet.google.com/abc?a=1;b=2,3',
  } as const;
  const text = vevent(entryOf(event));
  const read = new ICAL.Event(new ICAL.Component(ICAL.parse(text) as unknown[]));
  expect(read.component.getFirstPropertyValue('url')).toBe(event.link);
  expect(read.location).toBe('Patio');
  expect(read.description).toBe(`Con música.\nOficina: Rosario\nEnlace: ${event.link}`);
});

test('separators are escaped, and no value begins a line of its own', () => {
  const text = vevent(entry({ title: 'a,b;c\\d', description: 'uno\r\nBEGIN:VALARM\u0000' }));
  expect(text).toContain('SUMMARY:a\\,b\\;c\\\\d\r\n');
  expect(text).toContain('DESCRIPTION:uno\\nBEGIN:VALARM\r\n');
});

test('any text comes back as it was, in lines of at most 75 octets', () => {
  const texts = fc.string({
    unit: fc.constantFrom('ñ', '🎉', 'a', ' ', ',', ';', '\\', '\n', 'é'),
  });
  fc.assert(
    fc.property(texts, texts, (title, description) => {
      const text = vevent(entry({ title, description }));
      for (const line of text.split('\r\n'))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const read = new ICAL.Component(ICAL.parse(text) as unknown[]);
      expect(read.getFirstPropertyValue('summary')).toBe(title);
      expect(read.getFirstPropertyValue('description') ?? '').toBe(description);
    }),
  );
});
