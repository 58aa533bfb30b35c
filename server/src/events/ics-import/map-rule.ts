import { addDays, type IsoDate } from '@almanaque/shared-contracts/schemas';
import { parseRule } from '../recurrence-rule.ts';

/** The order in which Almanaque writes them. */
const PARTS = [
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'BYMONTH',
  'BYMONTHDAY',
  'BYDAY',
  'BYSETPOS',
  'WKST',
];

export interface Until {
  readonly date: IsoDate;
  readonly time: string | null;
}

/** The last day on which an event at `time` still falls before the end. */
const lastDay = ({ date, time: end }: Until, time: string | null): IsoDate =>
  end !== null && time !== null && end < time ? addDays(date, -1) : date;

/**
 * A rule of the RFC (section 3.3.10) as one of those that Almanaque repeats by; null: there is none that
 * says the same. `until` is the rule's own, in the company's zone.
 */
export function mapRule(text: string, until: Until | null, time: string | null): string | null {
  const parts = new Map(
    text.split(';').map((part) => part.split('=', 2) as [name: string, value: string]),
  );
  if (parts.get('INTERVAL') === '1') parts.delete('INTERVAL');
  // Where a week begins matters to every second one alone.
  if (!(parts.get('FREQ') === 'WEEKLY' && parts.has('INTERVAL'))) parts.delete('WKST');
  if (until !== null) parts.set('UNTIL', lastDay(until, time).replaceAll('-', ''));
  if ([...parts.keys()].some((name) => !PARTS.includes(name))) return null;
  const rule = PARTS.flatMap((name) => {
    const value = parts.get(name);
    return value === undefined ? [] : [`${name}=${value}`];
  }).join(';');
  return parseRule(rule) === null ? null : rule;
}
