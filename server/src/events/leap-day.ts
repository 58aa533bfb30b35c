import { changedRule, parseRule } from './recurrence-rule.ts';

/**
 * The rule of what comes back every year on a 29 February: on the last day of that month, as birthdays
 * do. The plain rule is in leap years alone by RFC 5545, and on 1 March by what many calendars do.
 */
export function leapDayRule(date: string, rrule: string): string {
  const parts = parseRule(rrule);
  if (!date.endsWith('-02-29') || parts?.get('FREQ') !== 'YEARLY') return rrule;
  const months = parts.get('BYMONTH');
  const days = parts.get('BYMONTHDAY');
  const isOnThatDay =
    (days === undefined && months === undefined) || (days === '29' && months === '2');
  if (!isOnThatDay || parts.has('BYDAY')) return rrule;
  return changedRule(rrule, { BYMONTH: '2', BYMONTHDAY: '-1' });
}
