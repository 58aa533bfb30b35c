import { expect, test } from '@jest/globals';
import { icsFile, read, refusal, vevent } from './testing/ics.ts';

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

const several = (...lines: readonly string[]) =>
  vevent(
    'UID:s',
    'SUMMARY:Café',
    'DTSTART:20261124T100000',
    'RDATE:20261204T100000,20261210T100000',
    ...lines,
  );

test.each([
  ['is taken out', [several('EXDATE:20261124T100000')], []],
  [
    'is moved',
    [
      several(),
      vevent('UID:s', 'SUMMARY:Torta', 'RECURRENCE-ID:20261124T100000', 'DTSTART:20261125T100000'),
    ],
    ['Torta 2026-11-25'],
  ],
])('the first of several odd dates %s', (_what, file, moved) => {
  const items = read(...file).flatMap((row) => (row.kind === 'item' ? [row.item.draft] : []));
  expect(items.map(({ title, date }) => `${title} ${date}`)).toEqual([
    'Café 2026-12-04',
    'Café 2026-12-10',
    ...moved,
  ]);
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
