import { expect, test } from '@jest/globals';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import { mapRule } from './map-rule.ts';

test.each([
  ['FREQ=WEEKLY;BYDAY=TU', 'FREQ=WEEKLY;BYDAY=TU'],
  ['FREQ=WEEKLY;WKST=MO;INTERVAL=1;BYDAY=MO,WE', 'FREQ=WEEKLY;BYDAY=MO,WE'],
  ['FREQ=WEEKLY;INTERVAL=2;WKST=SU', 'FREQ=WEEKLY;INTERVAL=2;WKST=SU'],
  ['COUNT=5;FREQ=DAILY', 'FREQ=DAILY;COUNT=5'],
  ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', 'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR'],
  ['FREQ=DAILY;INTERVAL=3', 'FREQ=DAILY;INTERVAL=3'],
  ['BYMONTH=11;FREQ=YEARLY;BYMONTHDAY=23', 'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=23'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'FREQ=MONTHLY;BYDAY=-1FR'],
])('%s is kept as %s', (text, rule) => {
  expect(mapRule(text, null, null)).toBe(rule);
});

test.each([
  'FREQ=DAILY;BYMONTHDAY=3',
  'FREQ=HOURLY',
  'FREQ=SECONDLY;COUNT=100000',
  'FREQ=YEARLY;BYWEEKNO=20',
  'FREQ=WEEKLY;BYHOUR=9,15',
  'FREQ=WEEKLY;INTERVAL=2;WKST=TH',
  'FREQ=WEEKLY;COUNT=5000',
])('%s has no like', (text) => {
  expect(mapRule(text, null, null)).toBeNull();
});

test.each([
  ['2026-12-31', null, null, '20261231'],
  ['2026-12-31', '23:59', '10:00', '20261231'],
  ['2026-12-31', '10:00', '10:00', '20261231'],
  ['2026-12-31', '09:00', '10:00', '20261230'],
])('until %s %s, at %s, the last day is %s', (date, end, time, last) => {
  expect(mapRule('FREQ=WEEKLY;UNTIL=x', { date: isoDate(date), time: end }, time)).toBe(
    `FREQ=WEEKLY;UNTIL=${last}`,
  );
});
