import { isoDate, type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { ICAL } from '../../ical/ical.ts';
import type { FileZones } from './file-zones.ts';

type Time = InstanceType<typeof ICAL.Time>;

/** When something is in the company's zone. */
export interface CompanyTime {
  readonly date: IsoDate;
  /** 'HH:MM'; null: it is a date alone. */
  readonly time: string | null;
  /** What it has where it was written. */
  readonly ownDate: IsoDate;
  readonly ownTime: string | null;
}

/** Nobody knows when it is. `zone` is what the file calls it. */
export class UnknownZoneError extends Error {
  readonly zone: string;
  constructor(zone: string) {
    super(`Unknown zone ${zone}.`);
    this.name = 'UnknownZoneError';
    this.zone = zone;
  }
}

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');
export const dateOf = ({ year, month, day }: Pick<Time, 'year' | 'month' | 'day'>): IsoDate =>
  isoDate(`${pad(year, 4)}-${pad(month)}-${pad(day)}`);

const timeOf = ({ hour, minute }: Pick<Time, 'hour' | 'minute'>): string =>
  `${pad(hour)}:${pad(minute)}`;

/**
 * A date or a date and time of the file, as the company has it. One without zone is everywhere the
 * same (RFC 5545, section 3.3.5).
 * @throws {UnknownZoneError}
 * @throws {RangeError} for a date that does not exist.
 */
export function companyTime(
  time: Time,
  tzid: string | undefined,
  zones: FileZones,
  timeZone: string,
): CompanyTime {
  const ownDate = dateOf(time);
  if (time.isDate) return { date: ownDate, time: null, ownDate, ownTime: null };
  const ownTime = timeOf(time);
  const zone = time.zone.tzid === 'UTC' ? 'UTC' : tzid;
  if (zone === undefined) return { date: ownDate, time: ownTime, ownDate, ownTime };
  const instantOf = zones(zone);
  if (instantOf === null) throw new UnknownZoneError(zone);
  const there = instantOf(time).toZonedDateTimeISO(timeZone);
  return { date: dateOf(there), time: timeOf(there), ownDate, ownTime };
}
