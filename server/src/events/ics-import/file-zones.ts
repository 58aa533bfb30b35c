import { FIRST_YEAR, LAST_YEAR } from '@almanaque/shared-contracts/schemas';
import { Temporal } from 'temporal-polyfill';
import { ICAL } from '../../ical/ical.ts';

type Component = InstanceType<typeof ICAL.Component>;
type Time = InstanceType<typeof ICAL.Time>;

/** The instant of a date and time in a zone. */
export type Zone = (time: Time) => Temporal.Instant;

/** The zone of that name; null: there is none, or the file describes it in a way that cannot be used. */
export type FileZones = (tzid: string) => Zone | null;

/**
 * As programs write when summer time begins and ends: on one day of a month, told by its number, as its
 * second or last Sunday, or as the Sunday among some of its days. Others could keep the library busy
 * for minutes.
 */
const DAYS = [
  /^BYMONTHDAY=-?\d{1,2}$/,
  /^BYDAY=[+-]?\d[A-Z]{2}$/,
  /^BYDAY=[A-Z]{2};BYMONTHDAY=-?\d{1,2}(?:,-?\d{1,2}){1,7}$/,
];
const OTHERS = /^(?:FREQ=YEARLY|INTERVAL=1|BYMONTH=\d{1,2}|UNTIL=[\dTZ:-]{8,20}|WKST=[A-Z]{2})$/;

function isOrdinaryRule(rule: string): boolean {
  const parts = rule.split(';').sort();
  const others = parts.filter((part) => OTHERS.test(part));
  const days = parts.filter((part) => !others.includes(part)).join(';');
  if (!others.includes('FREQ=YEARLY')) return false;
  if (days === '') return true;
  return others.some((part) => part.startsWith('BYMONTH=')) && DAYS.some((one) => one.test(days));
}

/**
 * The limit for all zones of a file together: for each, the library computes a change for every year of the
 * window.
 */
const MAX_OBSERVANCES = 200;

/** Where a rule's changes begin to count, in a leap year: Outlook's rules begin in 1601. */
const FIRST_CHANGE = 1896;

const isOrdinary = (observances: readonly Component[]): boolean =>
  observances
    .flatMap((one) => one.getAllProperties('rrule'))
    .every((rule) => isOrdinaryRule(String(rule.getFirstValue())));

/** A yearly rule falls on the same days whichever of its years it begins in. */
function beginInWindow(observance: Component): void {
  const begins: unknown = observance.getFirstPropertyValue('dtstart');
  if (!observance.hasProperty('rrule') || !(begins instanceof ICAL.Time)) return;
  begins.year = Math.max(begins.year, FIRST_CHANGE);
}

const inWindow = (year: number): number => Math.min(Math.max(year, FIRST_YEAR - 1), LAST_YEAR + 1);

const localOf = ({ year, month, day, hour, minute }: Time) =>
  Temporal.PlainDateTime.from({ year, month, day, hour, minute });

/** Null for one that has no change at all: its hours are not known. */
function describedZone(component: Component): Zone | null {
  component.getAllSubcomponents().forEach(beginInWindow);
  const zone = new ICAL.Timezone(component);
  // All of the window at once: the library would go over it again for each later year.
  zone.utcOffset(ICAL.Time.fromData({ year: LAST_YEAR + 1, month: 12, day: 31 }));
  if ((zone.changes as unknown[]).length === 0) return null;
  return (time) => {
    const near = time.clone();
    near.year = inWindow(near.year);
    const local = localOf(time).subtract({ seconds: zone.utcOffset(near) });
    return local.toZonedDateTime('UTC').toInstant();
  };
}

/** A zone that Temporal knows; null: it does not. */
function namedZone(tzid: string): Zone | null {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(tzid);
  } catch {
    return null;
  }
  return (time) => localOf(time).toZonedDateTime(tzid).toInstant();
}

/**
 * The zones of one file: those everybody knows, and those it describes (RFC 5545, section 3.6.5). Each
 * is worked out once, when the first time of it is read.
 */
export function fileZones(described: readonly Component[]): FileZones {
  const byName = new Map<unknown, Component>();
  for (const zone of [...described].reverse()) {
    byName.set(zone.getFirstPropertyValue('tzid'), zone);
  }
  const worked = new Map<string, Zone | null>();
  let left = MAX_OBSERVANCES;
  const describedAs = (tzid: string): Zone | null => {
    const component = byName.get(tzid);
    if (component === undefined) return null;
    const observances = component.getAllSubcomponents();
    left -= observances.length;
    return left >= 0 && isOrdinary(observances) ? describedZone(component) : null;
  };
  return (tzid) => {
    const known = worked.get(tzid);
    if (known !== undefined) return known;
    const zone = namedZone(tzid) ?? describedAs(tzid);
    worked.set(tzid, zone);
    return zone;
  };
}
