import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { companyDay } from './company-day.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/**
 * The instant at which a date begins in the company's zone. Where clocks go back at midnight, as in Havana, a
 * day's first hour comes twice, and it begins with the first of them.
 */
export function startOfDay(date: IsoDate, timeZone: string): string {
  const midnight = dayjs.tz(`${date}T00:00:00`, timeZone);
  const hourBefore = midnight.subtract(1, 'hour');
  const { today } = companyDay(timeZone, hourBefore.valueOf());
  return (today === date ? hourBefore : midnight).toISOString();
}
