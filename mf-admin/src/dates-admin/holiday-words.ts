import { type YearHoliday } from '@almanaque/api';
import {
  capitalize,
  dayAndMonth,
  eventKindLabel,
  weekdayDayAndMonth,
} from '@almanaque/shared-contracts';

export interface Badge {
  readonly look: 'official' | 'provisional' | 'own' | 'gone';
  readonly word: string;
}

/** Whose the date is, and how sure. */
export function badgeOf({ change, event: { origin } }: YearHoliday): Badge {
  switch (change) {
    case 'added':
      return { look: 'own', word: 'agregado por la empresa' };
    case 'moved':
      return { look: 'own', word: 'movido por la empresa' };
    case 'removed':
      return { look: 'gone', word: 'quitado por la empresa' };
    case 'official':
      return 'certainty' in origin && origin.certainty === 'provisorio'
        ? { look: 'provisional', word: 'provisorio' }
        : { look: 'official', word: 'oficial' };
  }
}

/** 'Lunes 23 de noviembre' */
export const dateLine = ({ event }: YearHoliday): string =>
  capitalize(weekdayDayAndMonth(event.date));

/** 'Feriado trasladado del 20 de noviembre · oficial: 23 de noviembre' */
export function kindLine({ change, official, event }: YearHoliday): string {
  const label = eventKindLabel(event);
  return change === 'moved' && official
    ? `${label} · fecha oficial: ${dayAndMonth(official.date)}`
    : label;
}
