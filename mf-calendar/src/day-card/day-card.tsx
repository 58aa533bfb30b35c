import {
  longDate,
  selectedDate,
  useFilter,
  useHost,
  type IsoDate,
  type Selection,
} from '@almanaque/shared-contracts';
import { Icon, IconButton, tellFixed } from '@almanaque/ui';
import { memo, useLayoutEffect, useRef } from 'react';
import { OnBrief } from './brief/on-brief.tsx';
import { Card } from './card-styles.ts';
import { DayEvents } from './day-events.tsx';
import { isCrowded, useDay } from './use-day.ts';

interface DayCardProps {
  readonly selection: Selection;
  /** At the lower end of a phone's window, over what is long. */
  readonly isSheet: boolean;
  readonly onClose: () => void;
  /** Takes the focus: what removed the filter is gone. */
  readonly onUnfiltered: () => void;
}

interface ChosenDayProps extends Omit<DayCardProps, 'selection'> {
  readonly date: IsoDate;
}

/** 'lunes 23 de noviembre de 2026', set like the leaf of a wall calendar. */
function DayLeaf({ date }: { date: IsoDate }) {
  const [weekday, day, ...rest] = longDate(date).split(' ');
  return (
    <h3 className="leaf">
      <span className="leaf-weekday">{weekday}</span> <span className="leaf-day">{day}</span>{' '}
      <span className="leaf-month">{rest.join(' ')}</span>
    </h3>
  );
}

function ChosenDay({ date, isSheet, onClose, onUnfiltered }: ChosenDayProps) {
  const { apiBase } = useHost();
  const filter = useFilter();
  const day = useDay(apiBase, date, filter);
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => tellFixed(card.current), [isSheet]);
  const crowd = day.status === 'ready' && isCrowded(day.day) ? day.day : null;
  return (
    <Card
      ref={card}
      role="region"
      tabIndex={-1}
      aria-label="Día elegido"
      aria-busy={day.status === 'loading'}
      className={`${isSheet ? 'sheet' : ''} ${crowd ? 'crowded' : ''}`}
    >
      {crowd ? (
        <OnBrief height={480}>
          {({ CrowdedCard }) => <CrowdedCard day={crowd} {...{ filter, onClose }} />}
        </OnBrief>
      ) : (
        <>
          <div className="top">
            <DayLeaf date={date} />
            <IconButton className="close" aria-label="Cerrar el día" onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </div>
          <DayEvents {...{ date, day, filter, onUnfiltered }} />
        </>
      )}
    </Card>
  );
}

/** The selected day: beside the month, or on phones under its week. */
export const DayCard = memo(function DayCard({ selection, ...rest }: DayCardProps) {
  const date = selectedDate(selection);
  return date && <ChosenDay date={date} {...rest} />;
});
