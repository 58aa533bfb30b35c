import {
  addDays,
  celebrationDay,
  daysBetween,
  isBusinessDay,
  type CalendarEvent,
  type DaysOff,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { MAX_DISTANCE_DAYS } from './days-off-query.ts';

/** When something is celebrated. */
export interface Celebration {
  /** The day that a person chose, else the proposed one. */
  readonly day: IsoDate;
  readonly proposed: IsoDate;
  readonly daysOff: DaysOff;
}

interface Situation {
  readonly daysOff: DaysOff;
  readonly today: IsoDate;
  readonly leadDays: number | null;
  /** What a person chose; undefined: nobody did. */
  readonly chosen: IsoDate | undefined;
}

/** An event of the company's own is held when it says: there the day is changed by moving the event. */
export const mayChoose = ({ type }: Pick<CalendarEvent, 'type'>): boolean =>
  type !== 'personalizado';

/** What of a choice still holds: one that is far from the date was made before the date was moved. */
export const dayChosen = (event: CalendarEvent, chosen: IsoDate | undefined): IsoDate | null =>
  chosen !== undefined &&
  mayChoose(event) &&
  Math.abs(daysBetween(event.date, chosen)) <= MAX_DISTANCE_DAYS
    ? chosen
    : null;

export function celebrationOf(event: CalendarEvent, situation: Situation): Celebration {
  const { chosen, daysOff } = situation;
  const proposed = celebrationDay(event, situation);
  return { day: dayChosen(event, chosen) ?? proposed, proposed, daysOff };
}

const CHOICE_DAYS = 10;

/**
 * The days that are offered, in order: the business days around `date`, `date` itself, and `day`. None
 * that is over before `date` comes.
 */
export function choices(
  date: IsoDate,
  { day, daysOff }: Celebration,
  today: IsoDate,
): readonly IsoDate[] {
  const around = Array.from({ length: 2 * CHOICE_DAYS + 1 }, (_, index) =>
    addDays(date, index - CHOICE_DAYS),
  )
    .filter((one) => one === date || isBusinessDay(one, daysOff))
    .filter((one) => one >= today || date < today);
  return [...new Set([...around, day])].sort();
}
