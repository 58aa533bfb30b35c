import {
  eventKindLabel,
  isHoliday,
  longDate,
  relativeLabel,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { EventTypeIcon } from '@almanaque/ui';
import { useEffect, useRef } from 'react';
import { marked } from './marked.ts';
import { Option } from './search-styles.ts';

interface FoundEventProps {
  readonly id: string;
  readonly event: CalendarEvent;
  readonly text: string;
  readonly today: IsoDate;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

/** Where the line breaks, '12 días' stays whole. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

const when = (date: IsoDate, today: IsoDate): string =>
  date < today ? longDate(date) : `${longDate(date)} · ${unbroken(relativeLabel(date, today))}`;

/** One of what was found. The keys that choose it are the field's. */
export function FoundEvent(props: FoundEventProps) {
  const { id, event, text, today, isActive, onPoint, onChoose } = props;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Option
      id={id}
      ref={item}
      role="option"
      aria-selected={isActive}
      onPointerMove={onPoint}
      // The field keeps the focus.
      onPointerDown={(pointer) => pointer.preventDefault()}
      onClick={onChoose}
    >
      <span className="tile" data-type={isHoliday(event) ? 'feriado' : event.type}>
        <EventTypeIcon type={event.type} size={22} />
      </span>{' '}
      <span className="title">
        {marked(event.title, text).map((piece, index) =>
          piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
        )}
      </span>{' '}
      <span className="detail">
        {when(event.date, today)} · {eventKindLabel(event)}
      </span>
    </Option>
  );
}
