import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import { ICAL } from '../../ical/ical.ts';
import { companyTime, type CompanyTime } from './company-time.ts';
import type { FileEvent } from './parse-file.ts';
import { BAD_DATE, WrongEventError } from './wrong-event.ts';

type Property = InstanceType<typeof ICAL.Property>;

/** The library takes 30 February for 2 March; what the file has stands in the property as it came. */
const isAsWritten = (value: InstanceType<typeof ICAL.Time>, written: unknown): boolean =>
  typeof written === 'string' && value.toString().slice(0, 10) === written.slice(0, 10);

/** Reads the times of one event as the company has them. */
export function clockOf({ zones }: FileEvent, timeZone: string) {
  const all = (property: Property): CompanyTime[] => {
    const [, , , ...written] = property.toJSON() as unknown[];
    const tzid: unknown = property.getFirstParameter('tzid');
    return property.getValues().map((value: unknown, index) => {
      if (!(value instanceof ICAL.Time) || !isAsWritten(value, written[index])) {
        throw new WrongEventError(BAD_DATE);
      }
      return companyTime(value, typeof tzid === 'string' ? tzid : undefined, zones, timeZone);
    });
  };
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
