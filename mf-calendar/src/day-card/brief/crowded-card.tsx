import type { CalendarDay, CalendarFilter } from '@almanaque/shared-contracts';
import { AddEvent } from '../../editor/add-event.tsx';
import { CrowdedDay } from './crowded-day.tsx';

interface CrowdedCardProps {
  readonly day: CalendarDay;
  readonly filter: CalendarFilter;
  readonly onClose: () => void;
}

/** What the selected day's card shows of a crowded day. */
export const CrowdedCard = (props: CrowdedCardProps) => (
  <CrowdedDay
    {...props}
    closing="Cerrar el día"
    foot={<AddEvent date={props.day.date} variant="text" />}
  />
);
