import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import { ICAL } from '../../ical/ical.ts';
import { companyTime, type CompanyTime } from './company-time.ts';
import type { FileEvent } from './parse-file.ts';
import { BAD_DATE, WrongEventError } from './wrong-event.ts';

type Property = InstanceType<typeof ICAL.Property>;

/** The library takes 30 February for 2 March; what the file has stands in the property as it came. */
const isAsWritten = (value: InstanceType<typeof ICAL.Time>, written: unknown): boolean =>
  typeof written === 'string' && value.toString().slice(0, 10) === written.slice(0, 10);

/** Where a period begins, or the time itself. */
function timeIn(value: unknown, written: unknown): InstanceType<typeof ICAL.Time> {
  const [time, text] =
    value instanceof ICAL.Period
      ? [value.start, Array.isArray(written) ? (written[0] as unknown) : written]
      : [value, written];
  if (time instanceof ICAL.Time && isAsWritten(time, text)) return time;
  throw new WrongEventError(BAD_DATE);
}

function reader({ zones }: FileEvent, timeZone: string) {
  return (property: Property): CompanyTime[] => {
    const [, , , ...written] = property.toJSON() as unknown[];
    const tzid: unknown = property.getFirstParameter('tzid');
    return property.getValues().map((value: unknown, index) => {
      const time = timeIn(value, written[index]);
      return companyTime(time, typeof tzid === 'string' ? tzid : undefined, zones, timeZone);
    });
  };
}

const MIDNIGHT = '00:00';

/**
 * How to read the midnights by which Outlook tells whole days:
 * those of the zone they were written in, or the company's. Null: it is no such event.
 */
function wholeDays({ component }: FileEvent, read: ReturnType<typeof reader>) {
  const flag = String(component.getFirstPropertyValue('x-microsoft-cdo-alldayevent'));
  if (flag.toUpperCase() !== 'TRUE') return null;
  const ends = ['dtstart', 'dtend'].flatMap((name) =>
    component.getAllProperties(name).flatMap(read),
  );
  if (ends.every(({ ownTime }) => ownTime === MIDNIGHT)) {
    return ({ ownDate }: CompanyTime) => ownDate;
  }
  return ends.every(({ time }) => time === MIDNIGHT) ? ({ date }: CompanyTime) => date : null;
}

/** Reads the times of one event as the company has them. */
export function clockOf(event: FileEvent, timeZone: string) {
  const read = reader(event, timeZone);
  const dayOf = wholeDays(event, read);
  const all = (property: Property): CompanyTime[] =>
    read(property).map((time) => {
      if (dayOf === null) return time;
      const date = dayOf(time);
      return { date, time: null, ownDate: date, ownTime: null };
    });
  const first = (property: Property): CompanyTime => {
    const [time] = all(property);
    if (time === undefined) throw new WrongEventError(BAD_DATE);
    return time;
  };
  return { all, first };
}
export type Clock = ReturnType<typeof clockOf>;

/**
 * The date of the occurrence of a series that an event changes, or cancels; null: it is no such event.
 * @throws {WrongEventError} when it means all those that follow, too.
 */
export function occurrenceOf({ component }: FileEvent, clock: Clock): IsoDate | null {
  const property = component.getFirstProperty('recurrence-id');
  if (!property) return null;
  if (property.getFirstParameter('range')) {
    throw new WrongEventError('Cambia una repetición desde una fecha en adelante: cargalo a mano.');
  }
  return clock.first(property).date;
}
