import { addDays, type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Entry } from './entry.ts';
import { ICAL } from './ical.ts';

const day = (date: IsoDate) => ICAL.Time.fromDateString(date);

/** What no line of iCalendar may hold: control characters other than tab and line feed. */
const clean = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/\p{Cc}/gu, (sign) => ('\n\t'.includes(sign) ? sign : ''));

/** The VEVENT of an entry, escaped and folded, ending in a line break. */
export function vevent(entry: Entry): string {
  const event = new ICAL.Component('vevent');
  const add = (name: string, value: unknown) =>
    event.addPropertyWithValue(name, value as Parameters<typeof event.addPropertyWithValue>[1]);
  add('uid', entry.uid);
  // Without METHOD it is the instant of the last revision (RFC 5545, section 3.8.7.2).
  const revised = ICAL.Time.fromDateTimeString(`${entry.stamp.slice(0, 19)}Z`);
  add('dtstamp', revised);
  add('last-modified', revised);
  add('sequence', entry.sequence);
  add('dtstart', day(entry.from));
  // Exclusive: the day after the last (RFC 5545, section 3.6.1).
  add('dtend', day(addDays(entry.to, 1)));
  if (entry.rrule !== null) add('rrule', ICAL.Recur.fromString(entry.rrule));
  if (entry.excluded.length > 0) {
    const excluded = new ICAL.Property('exdate');
    excluded.setValues(entry.excluded.map(day));
    event.addProperty(excluded);
  }
  add('summary', clean(entry.title));
  if (entry.description !== '') add('description', clean(entry.description));
  for (const [name, value] of entry.properties) add(name, clean(value));
  add('categories', entry.category);
  // It tells of a day; nobody is busy because of it.
  add('transp', 'TRANSPARENT');
  return `${event.toString()}\r\n`;
}
