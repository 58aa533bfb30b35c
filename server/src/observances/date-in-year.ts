import { addDays, dateOf, weekday, type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Rule } from './observance.ts';

/** The date on which `rule` falls in `year`. */
export function dateInYear(rule: Rule, year: number): IsoDate {
  switch (rule.kind) {
    case 'date':
      return dateOf(year, rule.month, rule.day);
    case 'nth-weekday': {
      const first = dateOf(year, rule.month, 1);
      const untilWeekday = (rule.weekday - weekday(first) + 7) % 7;
      return addDays(first, untilWeekday + 7 * (rule.nth - 1));
    }
    case 'day-of-year':
      return addDays(dateOf(year, 1, 1), rule.day - 1);
  }
}
