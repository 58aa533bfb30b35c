import { expect, test } from '@jest/globals';
import { NOT_IN_FILE } from '../event-fields.ts';
import { EUROPE, itemOf, OUTLOOK_EUROPE, OUTLOOK_ZONE, read, vevent } from './testing/ics.ts';
import { whenWords } from './words.ts';

/** Of one event: when it is, or why it cannot be. */
const told = (...lines: readonly string[]) => {
  const [row] = read(OUTLOOK_ZONE, OUTLOOK_EUROPE, vevent('UID:1', 'SUMMARY:Asado', ...lines));
  if (row === undefined) throw new Error('no row');
  if (row.kind === 'cancelled') return 'cancelled';
  return row.kind === 'wrong' ? row.reason : whenWords({ ...NOT_IN_FILE, ...row.item.draft });
};

test.each([
  ['a day', ['DTSTART;VALUE=DATE:20261123'], 'lunes 23 de noviembre de 2026'],
  [
    'whole days, whose end is exclusive',
    ['DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270103'],
    'miércoles 30 de diciembre de 2026 a sábado 2 de enero de 2027',
  ],
  [
    'an end that is the beginning, as some write it',
    ['DTSTART;VALUE=DATE:20261123', 'DTEND;VALUE=DATE:20261123'],
    'lunes 23 de noviembre de 2026',
  ],
  [
    'a length in place of an end',
    ['DTSTART;VALUE=DATE:20261123', 'DURATION:P2D'],
    'lunes 23 de noviembre de 2026 a martes 24 de noviembre de 2026',
  ],
  [
    'an instant, which is the evening before here',
    ['DTSTART:20261124T013000Z', 'DTEND:20261124T030000Z'],
    'lunes 23 de noviembre de 2026, 22:30',
  ],
  [
    'a zone by its name',
    ['DTSTART;TZID=Europe/Madrid:20261123T120000'],
    'lunes 23 de noviembre de 2026, 08:00',
  ],
  [
    'a zone that the file describes',
    ['DTSTART;TZID=Argentina Standard Time:20261123T183000'],
    'lunes 23 de noviembre de 2026, 18:30',
  ],
  ['no zone', ['DTSTART:20261123T183000'], 'lunes 23 de noviembre de 2026, 18:30'],
  [
    'a party until after midnight',
    ['DTSTART:20261123T220000', 'DTEND:20261124T040000'],
    'lunes 23 de noviembre de 2026, 22:00',
  ],
  [
    'two days and a half',
    ['DTSTART:20261123T090000', 'DTEND:20261125T180000'],
    'lunes 23 de noviembre de 2026 a miércoles 25 de noviembre de 2026, 09:00',
  ],
  [
    'a repetition',
    ['DTSTART;VALUE=DATE:20261123', 'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=5'],
    'lunes 23 de noviembre de 2026 · cada 2 semanas, el lunes, 5 veces',
  ],
  [
    'every day, some times',
    ['DTSTART;VALUE=DATE:20260510', 'RRULE:FREQ=DAILY;COUNT=4'],
    'domingo 10 de mayo de 2026 · todos los días, 4 veces',
  ],
  [
    'several days of every second week',
    ['DTSTART;VALUE=DATE:20261123', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=5'],
    'lunes 23 de noviembre de 2026 · cada 2 semanas, el lunes y el miércoles, 5 veces',
  ],
  [
    'whole days that Outlook tells by their midnights',
    [
      'DTSTART;TZID=Argentina Standard Time:20261123T000000',
      'DTEND;TZID=Argentina Standard Time:20261125T000000',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ],
    'lunes 23 de noviembre de 2026 a martes 24 de noviembre de 2026',
  ],
  [
    'such a day written in another zone',
    [
      'DTSTART;TZID=Europe/Madrid:20261123T000000',
      'DTEND;TZID=Europe/Madrid:20261124T000000',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ],
    'lunes 23 de noviembre de 2026',
  ],
  [
    'such a day written as instants',
    ['DTSTART:20261123T030000Z', 'DTEND:20261124T030000Z', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'],
    'lunes 23 de noviembre de 2026',
  ],
  [
    'a night that is no whole day, whatever its mark',
    ['DTSTART:20261123T210000', 'DTEND:20261124T000000', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'],
    'lunes 23 de noviembre de 2026, 21:00',
  ],
  [
    'midnight to midnight without that mark',
    ['DTSTART:20261123T000000', 'DTEND:20261124T000000'],
    'lunes 23 de noviembre de 2026, 00:00',
  ],
  [
    'one that ends at an instant',
    ['DTSTART:20261123T100000', 'RRULE:FREQ=WEEKLY;UNTIL=20261208T025959Z'],
    'lunes 23 de noviembre de 2026, 10:00 · cada semana, el lunes, hasta el lunes 7 de diciembre de 2026',
  ],
  [
    'a day that comes back until one that is told as the instant it begins at in UTC',
    ['DTSTART;VALUE=DATE:20261123', 'RRULE:FREQ=WEEKLY;UNTIL=20261207T000000Z'],
    'lunes 23 de noviembre de 2026 · cada semana, el lunes, hasta el lunes 7 de diciembre de 2026',
  ],
  [
    'a day that comes back until one that is told as the instant it begins at here',
    ['DTSTART;VALUE=DATE:20261123', 'RRULE:FREQ=WEEKLY;UNTIL=20261207T030000Z'],
    'lunes 23 de noviembre de 2026 · cada semana, el lunes, hasta el lunes 7 de diciembre de 2026',
  ],
  ...['Europe/Madrid', EUROPE].map((zone): [string, string[], string] => [
    `such a day that comes back until a midnight of its own zone, ${zone}`,
    [
      `DTSTART;TZID=${zone}:20261123T000000`,
      `DTEND;TZID=${zone}:20261124T000000`,
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      'RRULE:FREQ=WEEKLY;UNTIL=20261206T230000Z',
    ],
    'lunes 23 de noviembre de 2026 · cada semana, el lunes, hasta el lunes 7 de diciembre de 2026',
  ]),
  [
    'a day whose shape alone says that it has no time',
    ['DTSTART:20261123', 'DTEND;TZID=Europe/Madrid:20261125'],
    'lunes 23 de noviembre de 2026 a martes 24 de noviembre de 2026',
  ],
])('%s', (_what, lines, when) => expect(told(...lines)).toBe(when));

test.each([
  ['DTSTART;VALUE=DATE:20260230', /fecha/],
  ['DTSTART:pronto', /fecha/],
  ['DTSTART;VALUE=DATE:18000101', /entre los años/],
  ['DTSTART;TZID=Marte:20261123T120000', /«Marte»/],
  ['DTSTART;VALUE=DATE:20261123\r\nRRULE:FREQ=HOURLY', /de una manera que Almanaque no tiene/],
  ['DTSTART;VALUE=DATE:20261123\r\nRRULE:FREQ=NUNCA', /No se entiende/],
  ['DTSTART;VALUE=DATE:20261123\r\nRRULE:FREQ=WEEKLY;BYDAY=TU', /no cae en la fecha/],
  ['DTSTART:20261124T013000Z\r\nRRULE:FREQ=WEEKLY;BYDAY=TU', /otra zona horaria/],
  ['DTSTART;VALUE=DATE:20261123\r\nDTEND;VALUE=DATE:20271123', /hasta 92 días/],
  ['RECURRENCE-ID;RANGE=THISANDFUTURE:20261123\r\nSTATUS:CANCELLED', /en adelante/],
  ['DTSTART;VALUE=DATE:20261123\r\nCLASS:PRIVATE', /privado/],
  ['DESCRIPTION:Sin fecha', /cuándo/],
])('«%s» cannot be kept, and it says why', (line, reason) => {
  expect(told(line)).toMatch(reason);
});

test('a series leaves out what its file takes out, moves or cancels', () => {
  const series = ['UID:s', 'SUMMARY:Café'];
  const rows = read(
    vevent(
      ...series,
      'DTSTART:20261124T100000',
      'RRULE:FREQ=WEEKLY;BYDAY=TU',
      'EXDATE:20261201T100000,20261229T100000',
    ),
    vevent(...series, 'RECURRENCE-ID:20261208T100000', 'DTSTART:20261209T150000'),
    vevent(
      ...series,
      'RECURRENCE-ID:20261215T100000',
      'DTSTART:20261215T100000',
      'STATUS:CANCELLED',
    ),
  );
  expect(rows[2]).toMatchObject({ kind: 'cancelled', replaces: { date: '2026-12-15' } });
  const [master, moved] = rows.map((row) => (row.kind === 'item' ? row.item : null));
  expect(master?.excluded).toEqual(['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-29']);
  expect(moved?.replaces).toEqual({ seriesKey: master?.key, date: '2026-12-08' });
  expect(moved?.draft).toMatchObject({ date: '2026-12-09', time: '15:00', rrule: null });
});

test('a 29 February of every year is on the last day of the month where there is none', () => {
  const { draft } = itemOf('DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY', 'SUMMARY:Fundación');
  expect(draft.rrule).toBe('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1');
});

test('of the same event twice the latest version stands', () => {
  const version = (sequence: number, title: string) =>
    vevent('UID:1', 'DTSTART;VALUE=DATE:20261123', `SEQUENCE:${sequence}`, `SUMMARY:${title}`);
  const rows = read(version(1, 'Vieja'), version(3, 'Nueva'), version(2, 'Del medio'));
  expect(rows.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
    'wrong Vieja',
    'item Nueva',
    'wrong Del medio',
  ]);
});

test.each([
  ['a page', ['URL:https://intranet.example/asado'], 'https://intranet.example/asado'],
  [
    'what Google writes, before the page',
    ['URL:https://a.example/', 'X-GOOGLE-CONFERENCE:https://meet.google.com/abc-defg-hij'],
    'https://meet.google.com/abc-defg-hij',
  ],
  [
    'what Outlook writes',
    ['X-MICROSOFT-SKYPETEAMSMEETINGURL:https://teams.microsoft.com/l/meetup-join/19%3a/0'],
    'https://teams.microsoft.com/l/meetup-join/19%3a/0',
  ],
  [
    'what Outlook writes, by its other name',
    ['X-MICROSOFT-ONLINEMEETINGJOINLINK:https://meet.lync.com/a/b'],
    'https://meet.lync.com/a/b',
  ],
  ['no page that could be opened', ['URL:http://a.example/', 'URL:message:%3c1%3e'], null],
  ['none', [], null],
])('the link of an event is %s', (_what, lines, link) => {
  const { draft } = itemOf('SUMMARY:Asado', 'DTSTART;VALUE=DATE:20261123', ...lines);
  expect(draft.link).toBe(link);
});
