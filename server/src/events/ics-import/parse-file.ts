import { MAX_ICS_EVENTS } from '@almanaque/api';
import { ApiError } from '../../http/error.ts';
import { ICAL } from '../../ical/ical.ts';
import { fileZones, type FileZones } from './file-zones.ts';
import { splitEvents } from './split-events.ts';
import { unfold } from './unfold.ts';

type Component = InstanceType<typeof ICAL.Component>;

/** An event of the file, with the zones the file describes. */
export interface FileEvent {
  readonly component: Component;
  readonly zones: FileZones;
}

/** Null: that event cannot be read. */
export interface FilePart {
  readonly lines: readonly string[];
  readonly event: FileEvent | null;
}

const refuse = (message: string): ApiError => new ApiError(400, 'invalid_file', message);
const notACalendar = (): ApiError =>
  refuse(
    'El archivo no es un calendario .ics: exportalo de nuevo desde tu calendario y volvé a elegirlo.',
  );

/** The components these lines are; null when the library cannot read them. */
function componentsOf(lines: readonly string[]): Component[] | null {
  try {
    const parsed = ICAL.parse(lines.join('\r\n')) as unknown[];
    // One component comes as itself, several as a list.
    const all = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][]);
    return all.map((one) => new ICAL.Component(one));
  } catch {
    return null;
  }
}

/** Dates of eight digits that do not say that they are dates. */
const UNTOLD_DATES =
  /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)((?:;(?!VALUE=)[^:;]*)*):(?=\d{8}(?:,\d{8})*\s*$)/i;

function partOf(lines: readonly string[], zones: FileZones): FilePart {
  const told = lines.map((line) => line.replace(UNTOLD_DATES, '$1$2;VALUE=DATE:'));
  const [component] = componentsOf(told) ?? [];
  return { lines, event: component === undefined ? null : { component, zones } };
}

/** @throws {ApiError} 400 */
export function refuseTooMany(count: number): void {
  if (count <= MAX_ICS_EVENTS) return;
  throw refuse(
    `El archivo tiene ${count} eventos y se admiten ${MAX_ICS_EVENTS}: exportá un período más corto.`,
  );
}

/**
 * The events of an .ics file (RFC 5545), in its order.
 * @throws {ApiError} 400, in words for whoever chose the file.
 */
export function parseFile(bytes: Buffer): readonly FilePart[] {
  const { events, rest, complete } = splitEvents(unfold(bytes));
  const calendars = complete ? componentsOf(rest) : null;
  if (!calendars?.some(({ name }) => name === 'vcalendar')) throw notACalendar();
  if (events.length === 0) throw refuse('El archivo no tiene ningún evento: elegí otro.');
  refuseTooMany(events.length);
  const zones = fileZones(
    calendars.flatMap((calendar) => calendar.getAllSubcomponents('vtimezone')),
  );
  return events.map((lines) => partOf(lines, zones));
}
