import { setImmediate } from 'node:timers/promises';
import type { Entry } from './entry.ts';
import { ICAL } from './ical.ts';
import { vevent } from './vevent.ts';

/** How many entries are written before other requests have their turn: some milliseconds' worth. */
const TURN = 200;

/** How often whoever follows it is asked to look again (RFC 7986, section 5.7). */
const REFRESH = 'PT6H';

const END = 'END:VCALENDAR';

/** All that stands before the entries. */
function header(name: string): string {
  const calendar = new ICAL.Component('vcalendar');
  const add = (property: string, value: string) => calendar.addPropertyWithValue(property, value);
  add('version', '2.0');
  add('prodid', '-//Almanaque//Almanaque//ES');
  add('calscale', 'GREGORIAN');
  add('name', name);
  // What Google, Apple and Outlook read in its place.
  add('x-wr-calname', name);
  calendar.addProperty(ICAL.Property.fromString(`REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`));
  add('x-published-ttl', REFRESH);
  // The last one: its name may say the same.
  return calendar.toString().slice(0, -END.length);
}

/** The iCalendar object (RFC 5545) of these entries, in their order. */
export async function vcalendar(name: string, entries: readonly Entry[]): Promise<string> {
  const parts = [header(name)];
  for (const [index, entry] of entries.entries()) {
    if (index % TURN === TURN - 1) await setImmediate();
    parts.push(vevent(entry));
  }
  return `${parts.join('')}${END}\r\n`;
}
