import { ICAL } from '../../ical/ical.ts';

type Component = InstanceType<typeof ICAL.Component>;

/** As programs write when summer time begins and ends. Others could keep the library busy for minutes. */
const YEARLY =
  /^FREQ=YEARLY(;(BYMONTH|BYDAY|BYMONTHDAY|UNTIL|INTERVAL|WKST|COUNT)=[\dA-Z,+-]{1,40})*$/;
const MAX_OBSERVANCES = 100;

function isOrdinary(zone: Component): boolean {
  const observances = zone.getAllSubcomponents();
  return (
    observances.length <= MAX_OBSERVANCES &&
    observances
      .flatMap((one) => one.getAllProperties('rrule'))
      .every((rule) => YEARLY.test(String(rule.getFirstValue())))
  );
}

/** The zone of that name that the file describes (RFC 5545, section 3.6.5); null: none that can be used. */
export function knownZone(zones: readonly Component[], tzid: string) {
  const described = zones.find((zone) => zone.getFirstPropertyValue('tzid') === tzid);
  if (described === undefined || !isOrdinary(described)) return null;
  return new ICAL.Timezone(described);
}
