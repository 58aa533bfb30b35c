import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The instant at which a date begins in the company's zone. */
export const startOfDay = (date: IsoDate, timeZone: string): string =>
  dayjs.tz(`${date}T00:00:00`, timeZone).toISOString();
