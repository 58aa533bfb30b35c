import {
  addDays,
  dayOfMonth,
  endOfMonth,
  monthOf,
  parseIsoDate,
  weekday,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { DAY_CODES } from '@almanaque/shared-contracts/event-draft';

/** On which days an event repeats, as a person chooses it. 'kept' is a rule that was not made here. */
export const REPETITIONS = [
  'none',
  'daily',
  'weekdays',
  'weekly',
  'monthly',
  'last-day',
  'nth',
  'last',
  'yearly',
] as const;
export type Repetition = (typeof REPETITIONS)[number] | 'kept';

/** When a series ends: never, after a day, or after so many times. */
export type Ending = 'never' | 'on' | 'after';

/** How an event repeats, as it is entered: numbers and dates are text. */
export interface Repeating {
  readonly repetition: Repetition;
  /** Every so many days, weeks, months or years. */
  readonly every: string;
  readonly ending: Ending;
  readonly until: string;
  readonly times: string;
}

const ONCE: Repeating = { repetition: 'none', every: '1', ending: 'never', until: '', times: '' };

/** What a repetition is counted by; those without come every time they can. */
export const UNITS: Readonly<Partial<Record<Repetition, string>>> = {
  daily: 'días',
  weekly: 'semanas',
  monthly: 'meses',
  'last-day': 'meses',
  nth: 'meses',
  last: 'meses',
  yearly: 'años',
};

/** The fifth of a month is its last, where there is one. */
const NTH_WEEKS = 4;

/** 1 for the first such weekday of its month, 5 for the fifth. */
const weekOfMonth = (date: IsoDate): number => Math.ceil(dayOfMonth(date) / 7);
const isLastWeek = (date: IsoDate): boolean => addDays(date, 7) > endOfMonth(date);
const isLastDay = (date: IsoDate): boolean => date === endOfMonth(date);
/** 29 February comes one year in four: as the month's last day it comes in every one. */
const isLeapDay = (date: IsoDate): boolean => date.endsWith('-02-29');

/** Which of them `date` can begin: only the 30th of June is a month's last day and its last Tuesday. */
export const repetitionsFor = (date: IsoDate): Exclude<Repetition, 'kept'>[] =>
  REPETITIONS.filter((repetition) => {
    if (repetition === 'nth') return weekOfMonth(date) <= NTH_WEEKS;
    if (repetition === 'weekdays') return ![0, 6].includes(weekday(date));
    if (repetition === 'last') return isLastWeek(date);
    if (repetition === 'last-day') return isLastDay(date);
    return true;
  });

const NEAREST: Readonly<Partial<Record<Repetition, Repetition>>> = {
  nth: 'last',
  last: 'nth',
  'last-day': 'monthly',
};

/** The repetition that was chosen for another date, as it is for this one. */
export function repetitionOn(date: IsoDate, chosen: Repetition): Repetition {
  // What comes from Monday to Friday is not made another series by a Saturday: the server says no.
  if (chosen === 'kept' || chosen === 'weekdays') return chosen;
  return repetitionsFor(date).includes(chosen) ? chosen : (NEAREST[chosen] ?? 'none');
}

const code = (date: IsoDate): string => DAY_CODES[weekday(date)] ?? '';

/** RFC 5545, section 3.3.10. Every part is said, none left to be taken from the date. */
function baseRule(repetition: Exclude<Repetition, 'none' | 'kept'>, date: IsoDate): string {
  switch (repetition) {
    case 'daily':
      return 'FREQ=DAILY';
    case 'weekdays':
      return 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR';
    case 'weekly':
      return `FREQ=WEEKLY;BYDAY=${code(date)}`;
    case 'monthly':
      return `FREQ=MONTHLY;BYMONTHDAY=${dayOfMonth(date)}`;
    case 'last-day':
      return 'FREQ=MONTHLY;BYMONTHDAY=-1';
    case 'nth':
      return `FREQ=MONTHLY;BYDAY=${weekOfMonth(date)}${code(date)}`;
    case 'last':
      return `FREQ=MONTHLY;BYDAY=-1${code(date)}`;
    case 'yearly':
      return `FREQ=YEARLY;BYMONTH=${monthOf(date)};BYMONTHDAY=${isLeapDay(date) ? -1 : dayOfMonth(date)}`;
  }
}

const END = /UNTIL=(\d{4})(\d\d)(\d\d)/;
const endPart = (until: IsoDate): string => `UNTIL=${until.replaceAll('-', '')}`;

/** The rule with its end, where it has one, as many days later. */
export function endingLater(rule: string, days: number): string {
  const until = parseIsoDate(END.exec(rule)?.slice(1).join('-'));
  return until ? rule.replace(END, endPart(addDays(until, days))) : rule;
}

function endOf({ ending, until, times }: Repeating): string {
  const date = parseIsoDate(until);
  if (ending === 'on' && date !== null) return `;${endPart(date)}`;
  return ending === 'after' && times !== '' ? `;COUNT=${Number(times)}` : '';
}

/** The rule of what was entered, which is right by itself. Null: it comes once. */
export function ruleOf(
  entered: Repeating & { repetition: Exclude<Repetition, 'kept'> },
  date: IsoDate,
) {
  const { repetition, every } = entered;
  if (repetition === 'none') return null;
  const interval = UNITS[repetition] === undefined ? 1 : Number(every);
  const rule = baseRule(repetition, date);
  const counted = interval > 1 ? rule.replace(/^FREQ=[A-Z]+/, `$&;INTERVAL=${interval}`) : rule;
  return counted + endOf(entered);
}

/** Whether two rules say the same, in whatever order. */
export const isSameRule = (a: string, b: string): boolean =>
  a.split(';').sort().join(';') === b.split(';').sort().join(';');

/** What a person would have entered to get this rule for an event on this date. */
export function readRule(rule: string | null, date: IsoDate): Repeating {
  if (rule === null) return ONCE;
  const parts = new Map(rule.split(';').map((part) => part.split('=', 2) as [string, string]));
  const until = parseIsoDate(END.exec(rule)?.slice(1).join('-'));
  const times = parts.get('COUNT') ?? '';
  const ended: Repeating = {
    ...ONCE,
    repetition: 'kept',
    ...(until !== null && { ending: 'on', until }),
    ...(times !== '' && { ending: 'after', times }),
  };
  const every = parts.get('INTERVAL') ?? '1';
  const found = repetitionsFor(date)
    .map((repetition) => ({ ...ended, repetition, every }))
    .find((entered) => isSameRule(ruleOf(entered, date) ?? '', rule));
  return found ?? { ...ONCE, repetition: 'kept' };
}

/** The rule that is entered; `kept` is the one the event has, in its own words where it is the same. */
export function enteredRule(values: Repeating, date: IsoDate, kept: string | null) {
  const repetition = repetitionOn(date, values.repetition);
  if (repetition === 'kept') return kept;
  const rule = ruleOf({ ...values, repetition }, date);
  return rule !== null && kept !== null && isSameRule(rule, kept) ? kept : rule;
}
