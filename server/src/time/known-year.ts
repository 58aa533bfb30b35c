import { isKnownYear, yearOf, type IsoDate } from '@almanaque/shared-contracts/schemas';

/**
 * Whether a date is of a year that the calendar knows. Of one that anybody may name it is asked before it is
 * counted on from: after the year 9999 dates have five digits, and no longer sort as they follow each other.
 */
export const isOfKnownYear = (date: IsoDate): boolean => isKnownYear(yearOf(date));
