import { dayOfMonth, isSameMonth, monthOf, weekday, type IsoDate } from './iso-date.ts';

// From the lists below: a month's cells ask so often that no format is read each time.

/** 'noviembre' */
export const monthName = (date: IsoDate): string => MONTHS[monthOf(date) - 1] ?? '';

/** 'noviembre de 2026' */
export const monthAndYear = (date: IsoDate): string => `${monthName(date)} de ${date.slice(0, 4)}`;

/** '23 de noviembre', as the specification's bell shows it (section 2, Header). */
export const dayAndMonth = (date: IsoDate): string => `${dayOfMonth(date)} de ${monthName(date)}`;

/** 'del 10 al 12 de noviembre', 'del 26 de noviembre al 4 de diciembre' */
export const fromTo = (from: IsoDate, to: IsoDate): string =>
  `del ${isSameMonth(from, to) ? dayOfMonth(from) : dayAndMonth(from)} al ${dayAndMonth(to)}`;

/** 'lunes 9 de noviembre' */
export const weekdayDayAndMonth = (date: IsoDate): string =>
  `${WEEKDAYS[weekday(date)]?.long ?? ''} ${dayAndMonth(date)}`;

/** 'lunes 23 de noviembre de 2026' */
export function longDate(date: IsoDate): string {
  return `${weekdayDayAndMonth(date)} de ${date.slice(0, 4)}`;
}

/** Weeks start on Sunday (decisions, Dates), whatever the locale says. */
export const WEEKDAYS = [
  { short: 'Dom', long: 'domingo' },
  { short: 'Lun', long: 'lunes' },
  { short: 'Mar', long: 'martes' },
  { short: 'Mié', long: 'miércoles' },
  { short: 'Jue', long: 'jueves' },
  { short: 'Vie', long: 'viernes' },
  { short: 'Sáb', long: 'sábado' },
] as const;

export const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
