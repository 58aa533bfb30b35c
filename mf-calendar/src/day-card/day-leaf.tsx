import { longDate, type IsoDate } from '@almanaque/shared-contracts';

/** 'lunes 23 de noviembre de 2026', set like the leaf of a wall calendar. */
export function DayLeaf({ date }: { date: IsoDate }) {
  const [weekday, day, ...rest] = longDate(date).split(' ');
  return (
    <h3 className="leaf">
      <span className="leaf-weekday">{weekday}</span> <span className="leaf-day">{day}</span>{' '}
      <span className="leaf-month">{rest.join(' ')}</span>
    </h3>
  );
}
