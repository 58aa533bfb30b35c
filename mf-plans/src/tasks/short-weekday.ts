import {
  dayOfMonth,
  monthName,
  weekday,
  WEEKDAYS,
  type IsoDate,
} from '@almanaque/shared-contracts';

/** 'mié 9 dic' */
export const shortWeekday = (date: IsoDate): string =>
  `${WEEKDAYS[weekday(date)]?.short.toLowerCase() ?? ''} ${dayOfMonth(date)} ${monthName(date).slice(0, 3)}`;
