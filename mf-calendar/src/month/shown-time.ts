import type { CalendarEvent } from '@almanaque/shared-contracts';

/** '9:00' for '09:00' */
export const shownTime = (time: string): string => time.replace(/^0/, '');

/** '9:00 Desayuno'; the title alone of what has no time. */
export const titleWithTime = ({ time, title }: Pick<CalendarEvent, 'time' | 'title'>): string =>
  time === undefined ? title : `${shownTime(time)} ${title}`;
