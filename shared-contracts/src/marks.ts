/**
 * What parts mark in the days of a calendar. Whoever uses it carries it: neither the first load nor what
 * the page shares knows it.
 */
export { dayMarks, type DayMark, type DayMarks } from './days/day-marks.ts';
