import dayjs from 'dayjs';
import 'dayjs/locale/es.js';
import utc from 'dayjs/plugin/utc.js';
import type { IsoDate } from './iso-date.ts';

dayjs.extend(utc);

const inSpanish = (date: IsoDate, format: string): string =>
  dayjs.utc(date).locale('es').format(format);

/** 'lunes 23 de noviembre de 2026' */
export const longDate = (date: IsoDate): string => inSpanish(date, 'dddd D [de] MMMM [de] YYYY');

/** '23 de noviembre', as the specification's bell shows it (section 2, Header). */
export const dayAndMonth = (date: IsoDate): string => inSpanish(date, 'D [de] MMMM');

/** 'lunes 9 de noviembre' */
export const weekdayDayAndMonth = (date: IsoDate): string => inSpanish(date, 'dddd D [de] MMMM');

/** 'noviembre de 2026' */
export const monthAndYear = (date: IsoDate): string => inSpanish(date, 'MMMM [de] YYYY');

/** 'noviembre' */
export const monthName = (date: IsoDate): string => inSpanish(date, 'MMMM');

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
