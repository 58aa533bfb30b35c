import {
  addDays,
  dayAndMonth,
  dayOfMonth,
  endOfMonth,
  monthOf,
  parseIsoDate,
  WEEKDAYS,
  weekday,
  type IsoDate,
} from '@almanaque/shared-contracts';

/** How an event repeats, as a person chooses it. 'kept' is a rule that was not made here. */
export const REPETITIONS = [
  'none',
  'weekly',
  'fortnightly',
  'monthly',
  'last-day',
  'nth',
  'last',
  'yearly',
] as const;
export type Repetition = (typeof REPETITIONS)[number] | 'kept';

const DAY_CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const ORDINALS = ['primer', 'segundo', 'tercer', 'cuarto'] as const;

/** 1 for the first such weekday of its month, 5 for the fifth. */
const weekOfMonth = (date: IsoDate): number => Math.ceil(dayOfMonth(date) / 7);
const isLastWeek = (date: IsoDate): boolean => addDays(date, 7) > endOfMonth(date);
const isLastDay = (date: IsoDate): boolean => date === endOfMonth(date);
/** 29 February comes one year in four: as the month's last day it comes in every one. */
const isLeapDay = (date: IsoDate): boolean => date.endsWith('-02-29');

/** Which of them `date` can begin: only the 30th of June is a month's last day and its last Tuesday. */
export const repetitionsFor = (date: IsoDate): Exclude<Repetition, 'kept'>[] =>
  REPETITIONS.filter((repetition) => {
    if (repetition === 'nth') return weekOfMonth(date) <= ORDINALS.length;
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
  if (chosen === 'kept' || repetitionsFor(date).includes(chosen)) return chosen;
  return NEAREST[chosen] ?? 'none';
}

const dayName = (date: IsoDate): string => WEEKDAYS[weekday(date)]?.long ?? '';

export function repetitionLabel(repetition: Repetition, date: IsoDate): string {
  const day = dayName(date);
  switch (repetition) {
    case 'none':
      return 'No se repite';
    case 'weekly':
      return `Cada semana, el ${day}`;
    case 'fortnightly':
      return `Cada dos semanas, el ${day}`;
    case 'monthly':
      return dayOfMonth(date) > 28
        ? `Cada mes que tenga día ${dayOfMonth(date)}`
        : `Cada mes, el día ${dayOfMonth(date)}`;
    case 'last-day':
      return 'Cada mes, el último día';
    case 'nth':
      return `Cada mes, el ${ORDINALS[weekOfMonth(date) - 1] ?? ''} ${day}`;
    case 'last':
      return `Cada mes, el último ${day}`;
    case 'yearly':
      return isLeapDay(date)
        ? 'Cada año, el último día de febrero'
        : `Cada año, el ${dayAndMonth(date)}`;
    case 'kept':
      return 'Como ya se repite';
  }
}

const code = (date: IsoDate): string => DAY_CODES[weekday(date)] ?? '';

/** RFC 5545, section 3.3.10. Every part is said, none left to be taken from the date. */
function baseRule(repetition: Exclude<Repetition, 'none' | 'kept'>, date: IsoDate): string {
  switch (repetition) {
    case 'weekly':
      return `FREQ=WEEKLY;BYDAY=${code(date)}`;
    case 'fortnightly':
      return `FREQ=WEEKLY;INTERVAL=2;BYDAY=${code(date)}`;
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

/** @param until The last day on which it may fall; null: for ever. */
export const ruleOf = (
  repetition: Exclude<Repetition, 'kept'>,
  date: IsoDate,
  until: IsoDate | null,
): string | null =>
  repetition === 'none' ? null : baseRule(repetition, date) + (until ? `;${endPart(until)}` : '');

/** What a person would have chosen to get this rule for an event on this date. */
export function readRule(rule: string | null, date: IsoDate): [Repetition, until: string] {
  if (rule === null) return ['none', ''];
  const until = /;UNTIL=(\d{4})(\d\d)(\d\d)$/.exec(rule);
  const base = until ? rule.slice(0, until.index) : rule;
  const found = repetitionsFor(date).find(
    (repetition) => repetition !== 'none' && baseRule(repetition, date) === base,
  );
  return found ? [found, until ? until.slice(1).join('-') : ''] : ['kept', ''];
}
