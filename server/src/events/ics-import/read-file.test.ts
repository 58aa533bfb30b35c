import { describe, expect, test } from '@jest/globals';
import { ApiError } from '../../http/error.ts';
import { readFile } from './read-file.ts';
import { icsFile, OUTLOOK_ZONE, vevent } from './testing/ics.ts';
import { whenWords } from './words.ts';
import { NOT_IN_FILE } from '../event-fields.ts';

const ZONE = 'America/Argentina/Buenos_Aires';
const read = (...components: readonly (readonly string[])[]) =>
  readFile(icsFile(...components), ZONE);
/** Of one event: when it is, or why it cannot be. */
const told = (...lines: readonly string[]) => {
  const [row] = read(OUTLOOK_ZONE, vevent('UID:1', 'SUMMARY:Asado', ...lines));
  if (row === undefined) throw new Error('no row');
  if (row.kind === 'cancelled') return 'cancelled';
  return row.kind === 'wrong' ? row.reason : whenWords({ ...NOT_IN_FILE, ...row.item.draft });
};
const itemOf = (...lines: readonly string[]) => {
  const [row] = read(vevent('UID:1', ...lines));
  if (row?.kind !== 'item') throw new Error(JSON.stringify(row));
  return row.item;
};
const refusal = (bytes: Buffer): string => {
  try {
    readFile(bytes, ZONE);
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 400) return error.message;
    throw error;
  }
  throw new Error('it was read');
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

test('the odd dates of an event come as events of their own', () => {
  const rows = read(
    vevent(
      'UID:s',
      'SUMMARY:Café',
      'DTSTART:20261124T100000',
      'DTEND:20261125T110000',
      'RRULE:FREQ=WEEKLY;BYDAY=TU',
      // A Tuesday, two others, one that is moved, one that is left out, one twice.
      'RDATE:20261201T100000,20261204T100000,20261210T160000,20261211T100000,20261216T100000',
      'RDATE;VALUE=PERIOD:20261204T100000/PT1H',
      'EXDATE:20261216T100000',
    ),
    vevent('UID:s', 'SUMMARY:Torta', 'RECURRENCE-ID:20261211T100000', 'DTSTART:20261212T100000'),
  );
  const items = rows.flatMap((row) => (row.kind === 'item' ? [row.item] : []));
  expect(
    items.map(({ draft: { title, date, endDate, time } }) => [title, date, endDate, time]),
  ).toEqual([
    ['Café', '2026-11-24', '2026-11-25', '10:00'],
    ['Café', '2026-12-04', '2026-12-05', '10:00'],
    ['Café', '2026-12-10', '2026-12-11', '16:00'],
    ['Torta', '2026-12-12', null, '10:00'],
  ]);
  const [series, extra] = items;
  expect(extra).toMatchObject({
    draft: { rrule: null },
    replaces: { seriesKey: series?.key, date: '2026-12-04' },
    remarks: [],
  });
});

test('a 29 February of every year is on the last day of the month where there is none', () => {
  const { draft } = itemOf('DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY', 'SUMMARY:Fundación');
  expect(draft.rrule).toBe('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1');
});

test('more odd dates than a file may have events are refused at once', () => {
  const dates = Array.from(
    { length: 2_001 },
    (_, index) => `2026${String(index).padStart(4, '0')}`,
  );
  const file = icsFile(
    vevent(
      'UID:1',
      'SUMMARY:x',
      'DTSTART;VALUE=DATE:20261123',
      `RDATE;VALUE=DATE:${dates.join(',')}`,
    ),
  );
  expect(refusal(file)).toMatch(/tiene 2002 eventos/);
});

test('text comes whole out of folds, escapes, pages and letters cut in two', () => {
  const lines = vevent('UID:1', 'DTSTART;VALUE=DATE:20261123', 'SUMMARY:Año', `LOCATION:A\\, B`);
  const bytes = icsFile([
    ...lines.slice(0, -1),
    'DESCRIPTION:<p>Traé <b>mate</b>&nbsp;y\\n torta</p><br>¡Dale!',
    'END:VEVENT',
  ]);
  const cut = bytes.indexOf(Buffer.from('ñ')) + 1;
  const folded = Buffer.concat([bytes.subarray(0, cut), Buffer.from('\r\n '), bytes.subarray(cut)]);
  const [row] = readFile(folded, ZONE);
  expect(row?.kind === 'item' && row.item.draft).toMatchObject({
    title: 'Año',
    place: 'A, B',
    description: 'Traé mate y\n torta\n\n¡Dale!',
  });
});

test.each([
  [
    '<a href="https://forms.gle/abc">este formulario</a>',
    'este formulario (https://forms.gle/abc)',
  ],
  [
    '<a target="_blank" href="https://forms.gle/abc?a=1&amp;b=2"><u></u>acá<b>!</b></a>',
    'acá! (https://forms.gle/abc?a=1&b=2)',
  ],
  ['<a href="https://forms.gle/abc">https://forms.gle/abc</a>', 'https://forms.gle/abc'],
  ['<a href="https://forms.gle/abc"></a>', 'https://forms.gle/abc'],
  ['<a href="javascript:alert(1)">acá</a>', 'acá'],
])('of the page %s the text says where it leads', (page, text) => {
  const { draft } = itemOf('DTSTART;VALUE=DATE:20261123', 'SUMMARY:x', `DESCRIPTION:${page}`);
  expect(draft.description).toBe(text);
});

test('Windows-1252 is read as such', () => {
  const bytes = icsFile(vevent('UID:1', 'DTSTART;VALUE=DATE:20261123', 'SUMMARY:Peña'));
  const [row] = readFile(Buffer.from(bytes.toString('utf8'), 'latin1'), ZONE);
  expect(row?.title).toBe('Peña');
});

test('what is too long is cut, and it says so', () => {
  const { draft, remarks } = itemOf('DTSTART;VALUE=DATE:20261123', `SUMMARY:${'a'.repeat(500)}`);
  expect(draft.title).toHaveLength(150);
  expect(remarks).toEqual(['El título pasa de 150 caracteres y se corta.']);
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

const EUROPE = 'W. Europe Standard Time';
const OUTLOOK_EUROPE = [
  'BEGIN:VTIMEZONE',
  `TZID:${EUROPE}`,
  'BEGIN:STANDARD',
  'DTSTART:16011028T030000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010325T020000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

test.each([
  ['20260701T120000', 'miércoles 1 de julio de 2026, 07:00'],
  ['20261201T120000', 'martes 1 de diciembre de 2026, 08:00'],
  ['20260329T010000', 'sábado 28 de marzo de 2026, 21:00'],
  ['20260329T040000', 'sábado 28 de marzo de 2026, 23:00'],
  ['19010701T120000', 'lunes 1 de julio de 1901, 05:43'],
  ['21990701T120000', 'lunes 1 de julio de 2199, 07:00'],
])('%s in a zone as Outlook describes it is %s', (stamp, when) => {
  const event = vevent('UID:1', 'SUMMARY:x', `DTSTART;TZID=${EUROPE}:${stamp}`);
  const [row] = read(OUTLOOK_EUROPE, event);
  expect(row?.kind === 'item' && whenWords({ ...NOT_IN_FILE, ...row.item.draft })).toBe(when);
});

test.each([
  ['FREQ=YEARLY;BYMONTH=4;BYDAY=SU;BYMONTHDAY=1,2,3,4,5,6,7', true],
  ['FREQ=YEARLY;WKST=MO;INTERVAL=1;BYMONTH=4;BYDAY=1SU', true],
  ['FREQ=YEARLY;BYDAY=1SU;BYMONTH=4;UNTIL=19980404T100000Z', true],
  ['FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=5', true],
  ['FREQ=YEARLY', true],
  ['FREQ=YEARLY;BYDAY=SU', false],
  ['FREQ=YEARLY;BYMONTH=4;BYDAY=SU', false],
  ['FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=1,2,3', false],
  ['FREQ=YEARLY;INTERVAL=2', false],
  ['FREQ=MONTHLY', false],
])('a zone that changes by %s is known: %s', (rule, isKnown) => {
  const zone = OUTLOOK_ZONE.map((line) =>
    line.startsWith('DTSTART') ? `${line}\r\nRRULE:${rule}` : line,
  );
  const start = 'DTSTART;TZID=Argentina Standard Time:20261123T183000';
  const [row] = read(zone, vevent('UID:1', 'SUMMARY:x', start));
  expect(row?.kind === 'item').toBe(isKnown);
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
