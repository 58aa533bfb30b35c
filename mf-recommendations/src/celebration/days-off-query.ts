import { addDays, NO_FILTER, rangeQuery, type IsoDate } from '@almanaque/shared-contracts';

/** 90 business days, the longest lead time there is, and the days off among them. */
const LOOK_BACK_DAYS = 160;

/** How far from its date something may be celebrated. */
export const MAX_DISTANCE_DAYS = 21;

/** The days off before `date`, where its preparation falls, and those right after it. */
export const daysOffQuery = (apiBase: string, date: IsoDate) =>
  rangeQuery(apiBase, addDays(date, -LOOK_BACK_DAYS), addDays(date, MAX_DISTANCE_DAYS), {
    ...NO_FILTER,
    types: ['festivo'],
  });
