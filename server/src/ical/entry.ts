import {
  EVENT_TYPE_LABELS,
  isHoliday,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';

/** What one VEVENT says: whole days, whatever the zone of who reads it. */
export interface Entry {
  /** Stable: the same event has the same one in every answer. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly place: string | null;
  readonly category: string;
  readonly from: IsoDate;
  /** The last day, included. */
  readonly to: IsoDate;
  /** Recurrence rule of dates alone (RFC 5545, section 3.3.10), of which `from` is the first. */
  readonly rrule: string | null;
  /** Dates of the rule on which it does not occur. */
  readonly excluded: readonly IsoDate[];
  /** How often it was changed. */
  readonly sequence: number;
  /** ISO 8601 instant of its last revision. */
  readonly stamp: string;
}

/**
 * The instant of what nobody wrote, such as a holiday worked out by rule. Always the same: an answer
 * that says the same is the same, to the octet, and keeps its entity tag.
 */
const NO_INSTANT = '2026-01-01T00:00:00.000Z';

type Told = Pick<CalendarEvent, 'title' | 'description' | 'time' | 'office' | 'team'>;

/** A time stands in the title: as an instant it would fall on another date in another zone. */
export const titleOf = ({ time, title }: Told): string =>
  time === undefined ? title : `${time} ${title}`;

export const descriptionOf = ({ description, office, team }: Told): string =>
  [description, office && `Oficina: ${office}`, team && `Equipo: ${team}`]
    .filter((line) => line)
    .join('\n');

export const categoryOf = (event: CalendarEvent): string =>
  isHoliday(event) ? 'Feriado' : EVENT_TYPE_LABELS[event.type];

/** An event by itself: one occurrence, with all its days. */
export function entryOf(event: CalendarEvent): Entry {
  return {
    uid: `${event.id}@almanaque`,
    title: titleOf(event),
    description: descriptionOf(event),
    place: event.place ?? null,
    category: categoryOf(event),
    from: event.span?.from ?? event.date,
    to: event.span?.to ?? event.date,
    rrule: null,
    excluded: [],
    sequence: 0,
    stamp: NO_INSTANT,
  };
}
