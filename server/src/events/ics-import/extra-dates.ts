import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import { occursOn } from '../occurrences.ts';
import type { FileDraft } from '../event-fields.ts';
import { digestOf, timesOf, type IcsItem } from './read-item.ts';
import { draftAt } from '../series.ts';
import { clockOf } from './clock.ts';
import { identityOf, uidOf } from './identity.ts';
import type { FileEvent } from './parse-file.ts';

/** How many dates an event names beside its rule, before anything of them is read. */
export const countExtra = ({ component }: FileEvent): number =>
  component
    .getAllProperties('rdate')
    .reduce((sum, property) => sum + (property.toJSON() as unknown[]).length - 3, 0);

/**
 * What an event names: its own date with its rule, and each date beside them (RFC 5545, RDATE) as an event
 * of its own, because a rule of Almanaque's has no odd dates. `replaced`: those that other events of the
 * file change or cancel.
 */
export function itemsOf(
  event: FileEvent,
  timeZone: string,
  item: IcsItem,
  replaced: readonly IsoDate[],
): IcsItem[] {
  const { draft } = item;
  if (item.replaces !== null || countExtra(event) === 0) return [item];
  const clock = clockOf(event, timeZone);
  const { rrule } = draft;
  const out = new Set([...replaced, ...timesOf(event, clock, 'exdate').map(({ date }) => date)]);
  const isNamed = (date: IsoDate): boolean =>
    date === draft.date ||
    out.has(date) ||
    (rrule !== null && occursOn({ date: draft.date, rrule }, date));
  const times = timesOf(event, clock, 'rdate').filter(({ date }) => !isNamed(date));
  const uid = uidOf(event);
  const extra = [...new Map(times.map((time) => [time.date, time])).values()].map(
    ({ date, time }) => {
      const timed = draft.time === null ? null : time;
      const own: FileDraft = { ...draftAt(draft, date), time: timed, rrule: null };
      return {
        ...item,
        ...identityOf(uid, date),
        digest: digestOf(own, []),
        draft: own,
        excluded: [],
      };
    },
  );
  // A series keeps by itself what it leaves out; without a rule, the first date is one like the others.
  return rrule === null && out.has(draft.date) ? extra : [item, ...extra];
}
