import {
  addDays,
  DAY_CODES,
  parseIsoDate,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';

/** The parts of a recurrence rule (RFC 5545, section 3.3.10), in the order in which they stand. */
export type RuleParts = ReadonlyMap<string, string>;

const listOf = (item: string): RegExp => new RegExp(`^${item}(,${item}){0,30}$`);

/**
 * What a company calendar needs of the RFC. Nothing shorter than a day: so a rule has at most as many
 * occurrences as a year has days, and finding them is quick however far they are from the first.
 */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d?$/,
  COUNT: /^[1-9]\d{0,2}$/,
  UNTIL: /^(19|2[01])\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
  BYDAY: listOf(`[+-]?[1-5]?(${DAY_CODES.join('|')})`),
  BYMONTHDAY: listOf('-?([1-9]|[12]\\d|3[01])'),
  BYMONTH: listOf('([1-9]|1[0-2])'),
  BYSETPOS: /^-?[1-5]$/,
  WKST: /^(SU|MO)$/,
};

/** Null when the text is no rule, or one of those that are not taken. */
export function parseRule(text: string): RuleParts | null {
  const parts = new Map<string, string>();
  for (const part of text.split(';')) {
    const [name = '', value = ''] = part.split('=', 2);
    if (parts.has(name) || ALLOWED[name]?.test(value) !== true) return null;
    parts.set(name, value);
  }
  const frequency = parts.get('FREQ');
  if (frequency === undefined || (parts.has('COUNT') && parts.has('UNTIL'))) return null;
  if (parts.has('BYMONTH') && frequency !== 'YEARLY') return null;
  if (frequency === 'DAILY' || frequency === 'WEEKLY') {
    if (parts.has('BYMONTHDAY') || /\d/.test(parts.get('BYDAY') ?? '')) return null;
  }
  if (frequency === 'DAILY' && parts.has('BYSETPOS')) return null;
  return parts;
}

const ruleText = (parts: RuleParts): string =>
  [...parts].map(([name, value]) => `${name}=${value}`).join(';');

/** The rule with these parts put in place of its own; null takes a part out. */
export const changedRule = (
  rule: string,
  changes: Readonly<Record<string, string | null>>,
): string => {
  const parts = new Map(rule.split(';').map((part) => part.split('=', 2) as [string, string]));
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parts.delete(name);
    else parts.set(name, value);
  }
  return ruleText(parts);
};

/** 'UNTIL=20261124' → 2026-11-24; null where the rule has none, or one that does not exist. */
export const untilOf = (rule: string): IsoDate | null =>
  parseIsoDate(
    parseRule(rule)
      ?.get('UNTIL')
      ?.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3'),
  );

const untilText = (date: IsoDate): string => date.replaceAll('-', '');

/** The rule with its end, where that is a date, as many days later. */
export function endingLater(rule: string, days: number): string {
  const until = untilOf(rule);
  return until === null ? rule : changedRule(rule, { UNTIL: untilText(addDays(until, days)) });
}

/** The rule without what falls on `date` or later. */
export const endingBefore = (rule: string, date: IsoDate): string =>
  changedRule(rule, { COUNT: null, UNTIL: untilText(addDays(date, -1)) });

/** The rule for what follows after `passed` occurrences of it. */
export function continuing(rule: string, passed: number): string {
  const count = Number(parseRule(rule)?.get('COUNT'));
  return Number.isNaN(count)
    ? rule
    : changedRule(rule, { COUNT: String(Math.max(1, count - passed)) });
}

/** How far an occurrence may be from another and still be the one of the same day, week, month or year. */
export const HALF_PERIOD: Readonly<Record<string, number>> = {
  DAILY: 0,
  WEEKLY: 3,
  MONTHLY: 15,
  YEARLY: 182,
};

/** Whether an event with that rule, or without any, is once, or every year on the same day. */
export function isOnOneDay(rrule: string | null): boolean {
  if (rrule === null) return true;
  const rule = parseRule(rrule);
  return rule?.get('FREQ') === 'YEARLY' && !rule.has('INTERVAL') && !rule.has('BYDAY');
}
