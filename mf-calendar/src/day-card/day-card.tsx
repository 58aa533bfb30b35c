import { selectedDate, useFilter, type Selection } from '@almanaque/shared-contracts';
import { Icon, IconButton, tellFixed } from '@almanaque/ui';
import { memo, useLayoutEffect, useRef } from 'react';
import { Card } from './card-styles.ts';
import { DayEvents } from './day-events.tsx';
import { DayLeaf } from './day-leaf.tsx';

interface DayCardProps {
  readonly selection: Selection;
  readonly onClose: () => void;
  /** Takes the focus: what removed the filter is gone. */
  readonly onUnfiltered: () => void;
}

export const Invitation = () => (
  <Card className="invitation">
    <p>Elegí un día para ver qué se celebra</p>
  </Card>
);

/**
 * The selected day: beside the month, under it, or on phones a sheet at the bottom that leaves the page
 * in reach. While an event's recommendations are open the sheet gives way to them and lies in the page.
 */
export const DayCard = memo(function DayCard({ selection, onClose, onUnfiltered }: DayCardProps) {
  const filter = useFilter();
  const date = selectedDate(selection);
  const isSheet = selection.kind === 'day';
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => tellFixed(card.current), [isSheet]);
  if (!date) return <Invitation />;
  return (
    <Card
      ref={card}
      role="region"
      tabIndex={-1}
      aria-label="Día elegido"
      className={isSheet ? 'sheet' : undefined}
    >
      <div className="top">
        <DayLeaf date={date} />
        <IconButton className="close" aria-label="Cerrar el día" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <DayEvents {...{ date, filter, onUnfiltered }} />
    </Card>
  );
});
