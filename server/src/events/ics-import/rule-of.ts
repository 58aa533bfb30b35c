import { ICAL } from '../../ical/ical.ts';
import { leapDayRule } from '../leap-day.ts';
import { companyTime, type CompanyTime } from './company-time.ts';
import { mapRule } from './map-rule.ts';
import type { FileEvent } from './parse-file.ts';
import { WrongEventError } from './wrong-event.ts';

const NO_SUCH_RULE =
  'Se repite de una manera que Almanaque no tiene: cargalo a mano, con la repetición más parecida.';

/** The last day of whole days is a date; some write it as the instant at which it begins in UTC. */
const untilOf = (end: CompanyTime, start: CompanyTime): CompanyTime =>
  start.time === null && end.ownTime === '00:00' ? { ...end, date: end.ownDate } : end;

/**
 * How an event repeats; null: it does not.
 * @throws {WrongEventError} when Almanaque has no such repetition.
 */
export function ruleOf(
  { component, zones }: FileEvent,
  timeZone: string,
  start: CompanyTime,
): string | null {
  const [property, ...others] = component.getAllProperties('rrule');
  if (property === undefined) return null;
  const rule: unknown = property.getFirstValue();
  if (others.length > 0 || !(rule instanceof ICAL.Recur)) throw new WrongEventError(NO_SUCH_RULE);
  const until = rule.until && companyTime(rule.until, undefined, zones, timeZone);
  const mapped = mapRule(rule.toString(), until && untilOf(until, start), start.time);
  if (mapped === null) throw new WrongEventError(NO_SUCH_RULE);
  if (start.date !== start.ownDate && /BY(?:DAY|MONTHDAY)=/.test(mapped)) {
    throw new WrongEventError(
      'Se repite según otra zona horaria, y en la de la empresa cae en otro día: cargalo a mano.',
    );
  }
  return leapDayRule(start.date, mapped);
}
