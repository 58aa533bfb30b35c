import { daysBetween, type IsoDate } from './iso-date.ts';

/** 'Hoy', 'Mañana' or 'N días' (specification, section 2, Header). `date` is `today` or later. */
export function relativeLabel(date: IsoDate, today: IsoDate): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'Hoy';
  if (days === 1) return 'Mañana';
  return `${days} días`;
}
