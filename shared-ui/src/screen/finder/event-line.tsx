import {
  eventKindLabel,
  isHoliday,
  longDate,
  relativeLabel,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { EventTypeIcon } from '@almanaque/ui';
import type { FinderLine } from './option-line.tsx';

/** Where the line breaks, '12 días' stays whole. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

const when = (date: IsoDate, today: IsoDate): readonly string[] =>
  date < today ? [longDate(date)] : [longDate(date), unbroken(relativeLabel(date, today))];

/** A point ends a line, and begins none. */
const BETWEEN = '\u00a0· ';

/** One of the calendar's dates, as what was found. */
export const eventLine = (event: CalendarEvent, today: IsoDate): Omit<FinderLine, 'choose'> => ({
  id: event.id,
  sign: <EventTypeIcon type={event.type} size={22} />,
  type: isHoliday(event) ? 'feriado' : event.type,
  title: event.title,
  detail: [...when(event.date, today), eventKindLabel(event)].join(BETWEEN),
});
