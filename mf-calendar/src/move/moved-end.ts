import { addDays, daysBetween, parseIsoDate, type IsoDate } from '@almanaque/shared-contracts';
import { endingLater, readRule } from '../editor/form/repetition.ts';

interface Series {
  readonly date: IsoDate;
  readonly rrule: string;
}

/** Whether a rule that was made here can fall on the date. */
const fallsOn = (rule: string, date: IsoDate): boolean =>
  readRule(rule, date).repetition !== 'kept';

/** The days around one, nearest first: of a month's occurrences only one is among them. */
const NEARBY = Array.from({ length: 14 }, (_, days) => [days, -days]).flat();

/**
 * `moved`, which is the rule of `series` as many days later, ending after as many occurrences. In
 * another month they may be days away from where the move puts them: the first Wednesday is not
 * always the day after the first Tuesday.
 */
export function endingAlike({ date, rrule }: Series, moved: string, days: number): string {
  const until = parseIsoDate(readRule(rrule, date).until);
  if (until === null) return moved;
  let last = until;
  while (last > date && !fallsOn(rrule, last)) last = addDays(last, -1);
  const there = addDays(last, days);
  const drift = NEARBY.find((offset) => fallsOn(moved, addDays(there, offset))) ?? 0;
  const latest = addDays(until, days);
  let end = addDays(there, drift);
  while (end < latest && !fallsOn(moved, addDays(end, 1))) end = addDays(end, 1);
  return endingLater(moved, daysBetween(latest, end));
}
