import { Temporal } from 'temporal-polyfill';
import { ICAL } from '../../ical/ical.ts';
import { leapDayRule } from '../leap-day.ts';
import { companyTime, dateOf, type CompanyTime } from './company-time.ts';
import type { Zone } from './file-zones.ts';
import { mapRule, type Until } from './map-rule.ts';
import type { FileEvent } from './parse-file.ts';
import { WrongEventError } from './wrong-event.ts';

type Time = InstanceType<typeof ICAL.Time>;

const NO_SUCH_RULE =
  'Se repite de una manera que Almanaque no tiene: cargalo a mano, con la repetición más parecida.';

/** The zone at whose midnights an event begins; null: it is told by dates, or by other midnights. */
function midnightsOf({ component, zones }: FileEvent): Zone | null {
  const begins = component.getFirstProperty('dtstart');
  const tzid: unknown = begins?.getFirstParameter('tzid');
  const time: unknown = begins?.getFirstValue();
  const isMidnight = time instanceof ICAL.Time && !time.isDate && time.hour + time.minute === 0;
  return isMidnight && typeof tzid === 'string' ? zones(tzid) : null;
}

/** The last of these midnights until an instant in UTC. */
function lastMidnight(until: Time, zone: Zone): Time | undefined {
  const instant = Temporal.Instant.from(until.toString());
  return [1, 0, -1]
    .map((days) => {
      const midnight = until.clone();
      midnight.adjust(days, -until.hour, -until.minute, -until.second);
      return midnight;
    })
    .find((midnight) => Temporal.Instant.compare(zone(midnight), instant) <= 0);
}

/** When a rule ends, for an event that begins at `start`. */
function untilOf(until: Time, event: FileEvent, timeZone: string, start: CompanyTime): Until {
  const end = companyTime(until, undefined, event.zones, timeZone);
  if (start.time !== null || end.ownTime === null) return end;
  // The last day of whole days is a date; some write it as the instant at which it begins in UTC.
  if (end.ownTime === '00:00') return { date: end.ownDate, time: null };
  const zone = until.zone.tzid === 'UTC' ? midnightsOf(event) : null;
  const last = zone && lastMidnight(until, zone);
  return last ? { date: dateOf(last), time: null } : end;
}

/**
 * How an event repeats; null: it does not.
 * @throws {WrongEventError} when Almanaque has no such repetition.
 */
export function ruleOf(event: FileEvent, timeZone: string, start: CompanyTime): string | null {
  const [property, ...others] = event.component.getAllProperties('rrule');
  if (property === undefined) return null;
  const rule: unknown = property.getFirstValue();
  if (others.length > 0 || !(rule instanceof ICAL.Recur)) throw new WrongEventError(NO_SUCH_RULE);
  const until = rule.until && untilOf(rule.until, event, timeZone, start);
  const mapped = mapRule(rule.toString(), until, start.time);
  if (mapped === null) throw new WrongEventError(NO_SUCH_RULE);
  if (start.date !== start.ownDate && /BY(?:DAY|MONTHDAY)=/.test(mapped)) {
    throw new WrongEventError(
      'Se repite según otra zona horaria, y en la de la empresa cae en otro día: cargalo a mano.',
    );
  }
  return leapDayRule(start.date, mapped);
}
