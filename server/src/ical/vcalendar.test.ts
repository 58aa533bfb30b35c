import { expect, test } from '@jest/globals';
import { ICAL } from './ical.ts';
import { vcalendar } from './vcalendar.ts';

test('a calendar can be called anything, also by what would end it', async () => {
  const name = 'Fechas END:VCALENDAR';
  const calendar = ICAL.Component.fromString(await vcalendar(name, []));
  expect(calendar.getFirstPropertyValue('name')).toBe(name);
  expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT6H');
});
