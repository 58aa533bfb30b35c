import { eventsFrom, type BenchEvent } from '../../month/events.ts';
import { cornerOf, type Driver } from '../../month/driver.ts';
import './page.css';

const MONTH = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '2026-11-01' → 'noviembre de 2026' */
export const monthTitle = (month: string): string => MONTH.format(new Date(month));

/** The first of the month `months` after that of `date`. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Six weeks from the Sunday on or before the first of the month, as Almanaque shows them. */
export function gridOf(month: string): string[] {
  const first = new Date(month);
  const start = Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), 1 - first.getUTCDay());
  return Array.from({ length: 42 }, (_, day) =>
    new Date(start + day * 86_400_000).toISOString().slice(0, 10),
  );
}

export interface Given {
  /** The first of the month to begin with. */
  readonly first: string;
  readonly events: readonly BenchEvent[];
  readonly byDate: ReadonlyMap<string, readonly BenchEvent[]>;
}

/** `?first=2026-11-01&count=1000`, as the bench opens the page. */
export function given(): Given {
  const params = new URLSearchParams(location.search);
  const first = params.get('first') ?? '';
  const events = eventsFrom(first, Number(params.get('count')));
  return { first, events, byDate: Map.groupBy(events, ({ date }) => date) };
}

/** An element of the page every contestant begins with. */
export function part(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
}

/** How many of a day's events are listed beside the month; Almanaque begins with as many. */
export const LISTED = 5;

/** The month in the title, for contestants whose cells carry no date. */
export function showTitle(month: string): void {
  part('title').textContent = monthTitle(month);
  part('title').dataset['month'] = month.slice(0, 7);
}

/** Beside the month: the selected day and its first events. For contestants that are not React. */
export function showSelected(date: string, events: readonly BenchEvent[] = []): void {
  const title = document.createElement('h2');
  title.textContent = date;
  const list = document.createElement('ul');
  for (const event of events.slice(0, LISTED)) {
    list.append(Object.assign(document.createElement('li'), { textContent: event.title }));
  }
  part('selected').replaceChildren(title, list);
}

/** Of a month's grid the 15th alone is in no neighbour's: its cell tells which month it is. */
const monthOfCells = (): string =>
  document.querySelector<HTMLElement>('#calendar [data-date$="-15"]')?.dataset['date'] ?? '';

/** The driver of a page with the usual parts; `more` says what of this contestant is otherwise. */
export function offer(more: Partial<Driver> = {}): void {
  window.contestant = {
    month: () => monthOfCells().slice(0, 7),
    calendar: () => document.getElementById('calendar'),
    step: (way) => document.getElementById(way),
    placeOf: (date) => cornerOf(document.querySelector(`#calendar [data-date="${date}"]`)),
    selected: () => document.querySelector('#selected h2')?.textContent ?? null,
    ...more,
  };
}
