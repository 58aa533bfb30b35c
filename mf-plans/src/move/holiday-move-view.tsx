import { parseIsoDate, pointProps, usePoint } from '@almanaque/shared-contracts';
import { MovePreview } from './move-preview.tsx';

const given = pointProps({ event: 'event', to: 'date?' });

const titleOf = (count: number): string =>
  count === 1 ? 'Cambian las fechas de un plan' : `Cambian las fechas de ${count} planes`;

/**
 * Where a holiday is moved: which plans that dates anew, before it is done. Not its own alone, but all that
 * count a day off less, or one more.
 */
export function HolidayMoveView() {
  const { event, to } = usePoint(given);
  return (
    <MovePreview
      eventId={event.id}
      to={parseIsoDate(to)}
      label="Planes que cambian de fecha"
      titleOf={titleOf}
    />
  );
}
