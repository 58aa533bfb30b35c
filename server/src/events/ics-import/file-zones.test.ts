import { expect, test } from '@jest/globals';
import { NOT_IN_FILE } from '../event-fields.ts';
import { EUROPE, OUTLOOK_EUROPE, OUTLOOK_ZONE, read, vevent } from './testing/ics.ts';
import { whenWords } from './words.ts';

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
