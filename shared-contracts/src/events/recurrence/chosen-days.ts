import { daysWithin, isEveryDay, isWorkingWeek, oneOfDays } from './days-of-week.ts';
import { listWords } from './list-words.ts';
import { ordinal } from './ordinal.ts';

/** What a rule says of the days of its months or years. */
export interface DayParts {
  readonly monthDays: readonly string[];
  readonly weekdays: readonly string[];
  /** The place, among those days, of the only one that counts; NaN: each of them counts. */
  readonly place: number;
}

/** 'el día 10', 'los días 1 y 15', 'el último día' */
function monthDaysWords(days: readonly string[]): string {
  const fromStart = days.filter((day) => !day.startsWith('-'));
  const fromEnd = days.filter((day) => day.startsWith('-'));
  return listWords([
    ...(fromStart.length === 1 ? [`el día ${fromStart.join()}`] : []),
    ...(fromStart.length > 1 ? [`los días ${listWords(fromStart)}`] : []),
    ...fromEnd.map((day) => `el ${ordinal(Number(day), 'día')}`),
  ]);
}

function weekdaysWords(weekdays: readonly string[], place: number): string {
  if (Number.isNaN(place)) return daysWithin(weekdays);
  if (weekdays.length === 1) return daysWithin([`${place}${weekdays.join()}`]);
  const day = `el ${ordinal(place, 'día')}`;
  if (isEveryDay(weekdays)) return day;
  return `${day} ${isWorkingWeek(weekdays) ? '' : 'que sea '}${oneOfDays(weekdays)}`;
}

/** 'el segundo martes', 'el último día de lunes a viernes', 'el día 13 si es viernes' */
export function chosenDays({ monthDays, weekdays, place }: DayParts): string {
  if (monthDays.length === 0) return weekdaysWords(weekdays, place);
  const days = monthDaysWords(monthDays);
  const when = weekdays.length === 0 ? days : `${days} si es ${oneOfDays(weekdays)}`;
  return Number.isNaN(place) ? when : `el ${ordinal(place, 'día')} entre ${when}`;
}
