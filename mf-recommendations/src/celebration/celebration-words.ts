import {
  dayOfMonth,
  isBridge,
  isBusinessDay,
  weekdayDayAndMonth,
  weekday,
  WEEKDAYS,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts';
import type { Celebration } from './celebration.ts';

const verb = (event: CalendarEvent): string => {
  if (isBridge(event) || event.type === 'personalizado') return 'Se hace';
  return event.tone === 'festivo' ? 'Se festeja' : 'Se recuerda';
};

/** 'viernes 25' */
const shortDay = (date: IsoDate): string =>
  `${WEEKDAYS[weekday(date)]?.long ?? ''} ${dayOfMonth(date)}`;

interface CelebrationWords {
  readonly text: string;
  /** Why it is that day; '' where it is the date itself, and a business day. */
  readonly detail: string;
}

/** 'Se festeja el jueves 24 de diciembre', 'El viernes 25 no se trabaja.' */
export function celebrationWords(event: CalendarEvent, celebration: Celebration): CelebrationWords {
  const { day, proposed, daysOff } = celebration;
  const text = `${verb(event)} el ${weekdayDayAndMonth(day)}`;
  if (!isBusinessDay(day, daysOff)) {
    return { text, detail: day === event.date ? 'Ese día no se trabaja.' : 'No es un día hábil.' };
  }
  if (day !== proposed)
    return { text, detail: `Día elegido: se proponía el ${shortDay(proposed)}.` };
  if (day === event.date) return { text, detail: '' };
  const why = isBridge(event)
    ? 'Antes del fin de semana largo.'
    : `El ${shortDay(event.date)} no se trabaja.`;
  return { text, detail: why };
}
