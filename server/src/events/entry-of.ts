import {
  dayAndMonth,
  EVENT_TYPE_LABELS,
  worksLabel,
  type CalendarEvent,
} from '@almanaque/shared-contracts/schemas';
import { NO_INSTANT, type Entry } from '../ical/entry.ts';
import { ICS_LINES, ICS_PROPERTIES } from './event-fields.ts';

interface Revised {
  /** The first is 1. */
  readonly version: number;
  /** Null: nobody wrote it since that is kept. */
  readonly changed_at: string | null;
}

export const revisionOf = ({
  version,
  changed_at,
}: Revised): Pick<Entry, 'sequence' | 'stamp'> => ({
  sequence: version - 1,
  stamp: changed_at ?? NO_INSTANT,
});

/** Other calendars have no place for the kind of a date, where ours says it. */
function movedFrom({ date, origin }: CalendarEvent): string | null {
  if (origin.kind !== 'feriado' && origin.kind !== 'no-laborable') return null;
  const { originalDate = date } = origin;
  return originalDate === date ? null : `Trasladado del ${dayAndMonth(originalDate)}.`;
}

/** A time stands in the title: as an instant it would fall on another date in another zone. */
export const titleOf = ({ time, title }: Pick<CalendarEvent, 'time' | 'title'>): string =>
  time === undefined ? title : `${time} ${title}`;

const worksNote = (event: CalendarEvent): string | null => {
  const label = worksLabel(event);
  return label && `${label} en la empresa.`;
};

const descriptionOf = (event: CalendarEvent): string =>
  [
    event.description,
    movedFrom(event),
    worksNote(event),
    ...ICS_LINES.map(({ label, of }) => of(event) && `${label}: ${of(event)}`),
  ]
    .filter((line) => line)
    .join('\n');

function categoryOf({ origin, type }: CalendarEvent): string {
  switch (origin.kind) {
    case 'feriado':
      return 'Feriado';
    case 'no-laborable':
      return 'Día no laborable';
    default:
      return EVENT_TYPE_LABELS[type];
  }
}

/** An event by itself: one occurrence, with all its days. */
export function entryOf(event: CalendarEvent): Entry {
  return {
    uid: `${event.id}@almanaque`,
    title: titleOf(event),
    description: descriptionOf(event),
    properties: ICS_PROPERTIES.flatMap(({ property, of }) => {
      const value = of(event);
      return value === null ? [] : [[property, value] as const];
    }),
    category: categoryOf(event),
    from: event.span?.from ?? event.date,
    to: event.span?.to ?? event.date,
    rrule: null,
    excluded: [],
    sequence: 0,
    stamp: NO_INSTANT,
  };
}
