import {
  eventKindLabel,
  isHoliday,
  longDate,
  relativeLabel,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { EventTypeIcon } from '@almanaque/ui';
import { MarkedText } from './marked-text.tsx';
import { OptionLine, type OptionState } from './option-line.tsx';

interface FoundEventProps {
  readonly option: OptionState;
  readonly event: CalendarEvent;
  readonly text: string;
  readonly today: IsoDate;
}

/** Where the line breaks, '12 días' stays whole. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

const when = (date: IsoDate, today: IsoDate): readonly string[] =>
  date < today ? [longDate(date)] : [longDate(date), unbroken(relativeLabel(date, today))];

/** A point ends a line, and begins none. */
const BETWEEN = '\u00a0· ';

/** One of the calendar's dates that were found. */
export const FoundEvent = ({ option, event, text, today }: FoundEventProps) => (
  <OptionLine {...option}>
    <span className="tile" data-type={isHoliday(event) ? 'feriado' : event.type}>
      <EventTypeIcon type={event.type} size={22} />
    </span>{' '}
    <span className="title">
      <MarkedText title={event.title} text={text} />
    </span>{' '}
    <span className="detail">
      {[...when(event.date, today), eventKindLabel(event)].join(BETWEEN)}
    </span>
  </OptionLine>
);
