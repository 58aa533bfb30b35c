import { askCalendarSoon, navigation } from '@almanaque/shared-contracts';
import { MONTH_PATH } from '@almanaque/shared-contracts/contributions';

/** Leads to the month of today, whatever month the calendar was left at. */
export function showThisMonth(): void {
  navigation().go(MONTH_PATH);
  askCalendarSoon('today');
}
