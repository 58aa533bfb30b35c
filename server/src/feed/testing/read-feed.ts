import { readFileSync } from 'node:fs';
import icalJs from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';

// Reads the iCalendar object on standard input with two libraries that know nothing of each other, in
// whatever zone the process is in, and writes as JSON the days each finds: '2026-11-23 title'.

const [, , from = '', to = ''] = process.argv;
const text = readFileSync(0, 'utf8');
const DAY_MS = 86_400_000;

const daysFrom = (first: string, days: number, title: string): string[] =>
  Array.from({ length: days }, (_, index) =>
    new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10),
  )
    .filter((date) => date >= from && date <= to)
    .map((date) => `${date} ${title}`);

function byIcalJs(): string[] {
  const calendar = new icalJs.Component(icalJs.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').flatMap((component) => {
    const event = new icalJs.Event(component);
    const days = event.duration.toSeconds() / 86_400;
    const found: string[] = [];
    const occurrences = event.iterator();
    for (
      let next = occurrences.next() as icalJs.Time | undefined;
      next && next.toString() <= to;
      next = occurrences.next() as icalJs.Time | undefined
    ) {
      found.push(...daysFrom(next.toString(), days, event.summary));
    }
    return found;
  });
}

/** As the library has dates: at midnight of the zone it runs in. */
const local = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

function byNodeIcal(): string[] {
  const components = Object.values(nodeIcal.sync.parseICS(text));
  const events = components.filter((one): one is VEvent => one?.type === 'VEVENT');
  const atMidnight = (date: string) => new Date(`${date}T00:00:00`);
  return events.flatMap((event) =>
    nodeIcal
      .expandRecurringEvent(event, {
        from: atMidnight(from),
        to: atMidnight(to),
        expandOngoing: true,
      })
      .flatMap(({ start, end, summary }) => {
        const [first, last] = [local(start), local(end)];
        const days = (Date.parse(last) - Date.parse(first)) / DAY_MS;
        return daysFrom(first, days, typeof summary === 'string' ? summary : summary.val);
      }),
  );
}

process.stdout.write(JSON.stringify({ icalJs: byIcalJs().sort(), nodeIcal: byNodeIcal().sort() }));
