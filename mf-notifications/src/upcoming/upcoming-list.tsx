import {
  dayAndMonth,
  navigation,
  useSelectionStore,
  type CalendarDay,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { MONTH_PATH } from '@almanaque/shared-contracts/contributions';
import { Icon } from '@almanaque/ui';
import { Fragment } from 'react';
import { UpcomingEntry } from './upcoming-entry.tsx';

interface UpcomingListProps {
  readonly days: readonly CalendarDay[];
  readonly today: IsoDate;
  /** Called before the selection changes, so that whoever hears of it may take the focus. */
  readonly onSelect: () => void;
}

export function UpcomingList({ days, today, onSelect }: UpcomingListProps) {
  const selection = useSelectionStore();
  if (days.length === 0) {
    return (
      <p className="empty">
        <Icon name="sun" size={32} />
        No hay eventos próximos esta semana
      </p>
    );
  }

  /** From another page of the shell that day is not to be seen. */
  const showDay = (date: IsoDate) => {
    selection.restore({ kind: 'day', date });
    const { isRouted, getState, go } = navigation();
    if (isRouted() && getState().path !== MONTH_PATH) go(`${MONTH_PATH}?fecha=${date}`);
  };
  const select = (change: () => void) => () => {
    onSelect();
    change();
  };
  return (
    <ul className="list">
      {days.map(({ date, events, total }) => (
        <Fragment key={date}>
          {events.map((event) => (
            <UpcomingEntry
              key={event.id}
              event={event}
              today={today}
              onSelect={select(() => selection.openEvent(event))}
            />
          ))}
          {total > events.length && (
            <li>
              <button type="button" className="entry more" onClick={select(() => showDay(date))}>
                +{total - events.length} más el {dayAndMonth(date)}
              </button>
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  );
}
