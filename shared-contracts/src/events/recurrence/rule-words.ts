import { dayOfMonth, monthOf, parseIsoDate, weekday, type IsoDate } from '../../dates/iso-date.ts';
import { longDate, MONTHS } from '../../dates/spanish.ts';
import { chosenDays, type DayParts } from './chosen-days.ts';
import { daysOfWeek, isEveryDay, isWorkingWeek, oneOfDays } from './days-of-week.ts';
import { listWords } from './list-words.ts';
import { DAY_CODES, ruleList, rulePart } from './rule-parts.ts';

const EVERY = {
  DAILY: { one: 'todos los días', many: 'días' },
  WEEKLY: { one: 'cada semana', many: 'semanas' },
  MONTHLY: { one: 'cada mes', many: 'meses' },
  YEARLY: { one: 'cada año', many: 'años' },
} as const;
type Frequency = keyof typeof EVERY;

const isFrequency = (text: string): text is Frequency => text in EVERY;

/** Every day that is one of some weekdays is every week on those. */
function frequencyOf(rule: string, interval: number): Frequency {
  const frequency = rulePart(rule, 'FREQ');
  if (!isFrequency(frequency)) return 'DAILY';
  const isOfDays = frequency === 'DAILY' && rulePart(rule, 'BYDAY') !== '';
  return isOfDays && interval === 1 ? 'WEEKLY' : frequency;
}

function onDays(rule: string): string {
  const days = ruleList(rule, 'BYDAY');
  return days.length === 0 ? '' : `si es ${oneOfDays(days)}`;
}

const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const ALL_MONTHS = DAYS_OF_MONTHS.map((_, index) => String(index + 1));

/** Whether some of those months, in some years, are without the day. */
const mayLack = (day: number, months: readonly string[]): boolean =>
  months.some((month) => Math.abs(day) > (DAYS_OF_MONTHS[Number(month) - 1] ?? 31));

const orNone = ({ monthDays, weekdays }: DayParts, months: readonly string[]): string =>
  monthDays.some((day) => mayLack(Number(day), months)) || weekdays.some((day) => day.includes('5'))
    ? ' (si lo hay)'
    : '';

/** What the rule says of days; where it says nothing, its first date does. */
function dayParts(rule: string, date: IsoDate | null): DayParts {
  const [monthDays, weekdays] = [ruleList(rule, 'BYMONTHDAY'), ruleList(rule, 'BYDAY')];
  const isSaid = monthDays.length > 0 || weekdays.length > 0;
  const ofDate = isSaid || date === null ? [] : [String(dayOfMonth(date))];
  const place = rulePart(rule, 'BYSETPOS');
  return {
    monthDays: isSaid ? monthDays : ofDate,
    weekdays,
    place: place === '' ? Number.NaN : Number(place),
  };
}

function onDaysOfWeek(rule: string, date: IsoDate | null): string {
  if (rulePart(rule, 'BYSETPOS') !== '') return chosenDays(dayParts(rule, date));
  const said = ruleList(rule, 'BYDAY');
  return daysOfWeek(said.length > 0 || date === null ? said : [DAY_CODES[weekday(date)] ?? 'SU']);
}

function onDaysOfMonth(rule: string, date: IsoDate | null): string {
  const parts = dayParts(rule, date);
  return chosenDays(parts) + orNone(parts, ALL_MONTHS);
}

function onDaysOfYear(rule: string, date: IsoDate | null): string {
  const parts = dayParts(rule, date);
  const said = ruleList(rule, 'BYMONTH');
  const isBare = ['BYMONTH', 'BYMONTHDAY', 'BYDAY'].every((name) => !rule.includes(`${name}=`));
  const months = isBare && date !== null ? [String(monthOf(date))] : said;
  const names = listWords(months.map((month) => `de ${MONTHS[Number(month) - 1] ?? ''}`));
  const days = chosenDays(parts);
  if (days === '') return names;
  // '23 de noviembre' is a day by itself; 'el día 23' alone would be of any month.
  if (names !== '') return `${days.replace(/^el día /, 'el ')} ${names}${orNone(parts, months)}`;
  return `${days} ${parts.monthDays.length > 0 ? 'de cada mes' : 'del año'}${orNone(parts, ALL_MONTHS)}`;
}

const ON: Readonly<Record<Frequency, (rule: string, date: IsoDate | null) => string>> = {
  DAILY: onDays,
  WEEKLY: onDaysOfWeek,
  MONTHLY: onDaysOfMonth,
  YEARLY: onDaysOfYear,
};

function endWords(rule: string): string {
  const until = parseIsoDate(rulePart(rule, 'UNTIL').replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3'));
  if (until !== null) return `, hasta el ${longDate(until)}`;
  const count = rulePart(rule, 'COUNT');
  if (count === '') return '';
  return count === '1' ? ', una sola vez' : `, ${count} veces`;
}

/**
 * How an event repeats, as people say it: 'cada 2 semanas, el lunes y el miércoles, 5 veces'. It has words
 * for every rule that an event may have; null says 'no se repite'. What the rule leaves to the event's
 * first date is said where `date` is given, and left out where it is not.
 */
export function ruleWords(rule: string | null, date: IsoDate | null = null): string {
  if (rule === null) return 'no se repite';
  const interval = Number(rulePart(rule, 'INTERVAL') || 1);
  const frequency = frequencyOf(rule, interval);
  const { one, many } = EVERY[frequency];
  const every = interval > 1 ? `cada ${interval} ${many}` : one;
  const on = ON[frequency](rule, date);
  const days = ruleList(rule, 'BYDAY');
  const needsNoWeek =
    frequency === 'WEEKLY' &&
    interval === 1 &&
    rulePart(rule, 'BYSETPOS') === '' &&
    (isEveryDay(days) || isWorkingWeek(days));
  return (needsNoWeek ? on : [every, on].filter(Boolean).join(', ')) + endWords(rule);
}
