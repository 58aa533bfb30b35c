import {
  addMonths,
  endOfMonth,
  startOfMonth,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';

export interface Window {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/**
 * What a subscription holds of the dates that no rule can tell: a year back and two ahead. Whole
 * months, so that what it says changes when a month begins and not every day.
 */
export const windowAt = (today: IsoDate): Window => ({
  from: startOfMonth(addMonths(today, -12)),
  to: endOfMonth(addMonths(today, 24)),
});
