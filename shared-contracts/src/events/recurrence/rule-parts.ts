/** The parts of a recurrence rule (RFC 5545, section 3.3.10) that an event of the company may have. */
export type RulePart =
  | 'FREQ'
  | 'INTERVAL'
  | 'COUNT'
  | 'UNTIL'
  | 'BYDAY'
  | 'BYMONTHDAY'
  | 'BYMONTH'
  | 'BYSETPOS'
  | 'WKST';

/** What a rule calls the days of the week, in the order in which `weekday` counts them. */
export const DAY_CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** What `rule` says in one of its parts; '' where it says nothing. */
export function rulePart(rule: string, name: RulePart): string {
  const part = rule.split(';').find((text) => text.startsWith(`${name}=`));
  return part === undefined ? '' : part.slice(name.length + 1);
}

/** The items of a part that is a list. */
export const ruleList = (rule: string, name: RulePart): string[] =>
  rulePart(rule, name).split(',').filter(Boolean);
