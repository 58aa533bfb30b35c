import { describe, expect, test } from '@jest/globals';
import { readFile } from './read-file.ts';
import {
  EUROPE,
  icsFile,
  OUTLOOK_EUROPE,
  OUTLOOK_ZONE,
  read,
  refusal,
  vevent,
  ZONE,
} from './testing/ics.ts';

describe('a hostile file', () => {
  const started = Date.now();
  const MB = 1024 * 1024;
  test.each([
    ['no calendar', Buffer.from('hola')],
    ['a page', Buffer.from('<html><body>Ingresá</body></html>')],
    ['bytes', Buffer.from([0, 1, 2, 255, 254, 10, 13])],
    ['nothing but lines', Buffer.from('\n'.repeat(MB))],
    ['one that breaks off', Buffer.from('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1')],
    ['an empty calendar', icsFile()],
    ['endless nesting', Buffer.from('BEGIN:VEVENT\r\n'.repeat(50_000))],
  ])('of %s is refused in words', (_what, bytes) => {
    expect(refusal(bytes)).toMatch(/archivo/);
  });

  test('of too many events is refused with how many it has', () => {
    const many = Array.from({ length: 2001 }, (_, index) =>
      vevent(`UID:${index}`, 'DTSTART;VALUE=DATE:20261123', 'SUMMARY:x'),
    );
    expect(refusal(icsFile(...many))).toContain('2001 eventos');
  });

  test.each([
    ['parameters', `SUMMARY${';A=b'.repeat(MB / 5)}:x`],
    ['escapes', `SUMMARY:${'\\n'.repeat(MB / 3)}`],
    ['dates', `EXDATE:${'20261123T000000Z,'.repeat(50_000)}20261123T000000Z`],
    ['tags', `SUMMARY:x\r\nDESCRIPTION:<p${'<'.repeat(MB / 2)}`],
  ])('of endless %s is read in time', (_what, line) => {
    const before = performance.now();
    readFile(icsFile(vevent('UID:1', 'DTSTART;VALUE=DATE:20261123', line)), ZONE);
    expect(performance.now() - before).toBeLessThan(5_000);
  });

  test('with a zone that changes each second is not worked out', () => {
    const zone = OUTLOOK_ZONE.map((line) =>
      line.startsWith('DTSTART') ? `${line}\r\nRRULE:FREQ=SECONDLY` : line,
    );
    const start = 'DTSTART;TZID=Argentina Standard Time:20261123T183000';
    const [row] = read(zone, vevent('UID:1', 'SUMMARY:x', start));
    expect(row).toMatchObject({ kind: 'wrong' });
    expect(Date.now() - started).toBeLessThan(60_000);
  });

  test('with a zone that changes each day since the first year is not worked out', () => {
    const observance = [
      'BEGIN:STANDARD',
      'DTSTART:00010101T000000',
      'RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU',
      'TZOFFSETFROM:-0300',
      'TZOFFSETTO:-0300',
      'END:STANDARD',
    ];
    const observances = Array.from({ length: 100 }, () => observance).flat();
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Lenta', ...observances, 'END:VTIMEZONE'];
    const before = performance.now();
    const [row] = read(zone, vevent('UID:1', 'SUMMARY:x', 'DTSTART;TZID=Lenta:20261123T183000'));
    expect(row).toMatchObject({
      kind: 'wrong',
      reason: 'No se sabe qué hora es en su zona horaria («Lenta»): cargalo a mano.',
    });
    expect(performance.now() - before).toBeLessThan(5_000);
  });

  test('of as many events as are taken, in a zone that begins in 1601, is read in time', () => {
    const events = Array.from({ length: 2_000 }, (_, index) =>
      vevent(`UID:${index}`, 'SUMMARY:x', `DTSTART;TZID=${EUROPE}:20260701T120000`),
    );
    const before = performance.now();
    expect(read(OUTLOOK_EUROPE, ...events).every(({ kind }) => kind === 'item')).toBe(true);
    expect(performance.now() - before).toBeLessThan(5_000);
  });
});
