import { addMonths, dayOfMonth, startOfMonth, type IsoDate } from '@almanaque/shared-contracts';

/** From this day on, most of what a month's poster tells is past. */
const NEXT_FROM = 21;

/** The first day of the month that is worth hanging on a wall: this one, or towards its end the next. */
export const posterMonth = (today: IsoDate): IsoDate =>
  addMonths(startOfMonth(today), dayOfMonth(today) < NEXT_FROM ? 0 : 1);
