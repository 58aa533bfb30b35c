import { WEEKDAYS } from '../../dates/spanish.ts';
import { listWords } from './list-words.ts';
import { ordinal } from './ordinal.ts';
import { DAY_CODES } from './rule-parts.ts';

const dayIndex = (code: string): number => DAY_CODES.findIndex((known) => code.endsWith(known));

/** 'martes', of 'TU' and of '2TU'. */
const dayName = (code: string): string => WEEKDAYS[dayIndex(code)]?.long ?? '';

/** 'sábados' and 'domingos'; the others are the same for many. */
const manyDays = (code: string): string => dayName(code).replace(/o$/, 'os');

/** As a week is read: from Monday on. */
const inOrder = (codes: readonly string[]): string[] =>
  [...new Set(codes)].sort((a, b) => ((dayIndex(a) + 6) % 7) - ((dayIndex(b) + 6) % 7));

const WORKING_WEEK = 'MO,TU,WE,TH,FR';

export const isEveryDay = (codes: readonly string[]): boolean => new Set(codes).size === 7;
export const isWorkingWeek = (codes: readonly string[]): boolean =>
  inOrder(codes).join() === WORKING_WEEK;

/** 'el lunes y el miércoles', 'de lunes a viernes', 'todos los días' */
export function daysOfWeek(codes: readonly string[]): string {
  if (isEveryDay(codes)) return 'todos los días';
  if (isWorkingWeek(codes)) return 'de lunes a viernes';
  return listWords(inOrder(codes).map((code) => `el ${dayName(code)}`));
}

/** 'lunes o miércoles', 'de lunes a viernes': what a day may be. */
export function oneOfDays(codes: readonly string[]): string {
  if (isEveryDay(codes)) return 'cualquiera';
  if (isWorkingWeek(codes)) return 'de lunes a viernes';
  return listWords(inOrder(codes).map(dayName), 'o');
}

/** Within a month or a year: 'el segundo martes', 'todos los lunes', 'el último viernes y el primer sábado'. */
export function daysWithin(codes: readonly string[]): string {
  const isPlain = codes.every((code) => !/\d/.test(code));
  if (isPlain && isEveryDay(codes)) return 'todos los días';
  if (isPlain && isWorkingWeek(codes)) return 'todos los días de lunes a viernes';
  return listWords(
    codes.map((code) => {
      const place = Number.parseInt(code, 10);
      return Number.isNaN(place)
        ? `todos los ${manyDays(code)}`
        : `el ${ordinal(place, dayName(code))}`;
    }),
  );
}
