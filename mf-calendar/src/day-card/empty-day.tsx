import type { IsoDate } from '@almanaque/shared-contracts';
import { AddEvent } from '../editor/add-event.tsx';

/** A day on which nothing falls, and the way to add something. */
export const EmptyDay = ({ date }: { date: IsoDate }) => (
  <div className="empty">
    <p>No hay eventos programados para esta fecha</p>
    <AddEvent date={date} variant="outlined" />
  </div>
);
