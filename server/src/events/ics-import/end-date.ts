import { addDays, type IsoDate } from '@almanaque/shared-contracts/schemas';
import { ICAL } from '../../ical/ical.ts';
import type { Clock } from './clock.ts';
import type { CompanyTime } from './company-time.ts';
import type { FileEvent } from './parse-file.ts';

const DAY_SECONDS = 86_400;

/**
 * The last day of an event, where it is not the first. Of whole days the file tells the day after it
 * (RFC 5545, section 3.6.1); an evening that goes on after midnight is of its own day.
 */
export function endDateOf(
  { component }: FileEvent,
  clock: Clock,
  start: CompanyTime,
): IsoDate | null {
  const seconds = new ICAL.Event(component).duration.toSeconds();
  const days = seconds / DAY_SECONDS;
  if (start.time === null) return days <= 1 ? null : addDays(start.date, Math.ceil(days) - 1);
  if (days < 1) return null;
  const property = component.getFirstProperty('dtend');
  const end = property
    ? clock.first(property)
    : { date: addDays(start.date, Math.floor(days)), time: start.time };
  const last = end.time === '00:00' ? addDays(end.date, -1) : end.date;
  return last > start.date ? last : null;
}
