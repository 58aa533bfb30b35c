import {
  dayAndMonth,
  isHoliday,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { shownTime } from '../../month/shown-time.ts';
import { plannerTitle } from '../../year/planner-title.ts';

export interface SheetDay {
  readonly date: IsoDate;
  /** Names beside the number, which tint the cell. */
  readonly holidays: readonly CalendarEvent[];
  /** Everything else that is not a person's date, in order. */
  readonly events: readonly CalendarEvent[];
  /** Birthdays and anniversaries, in order. */
  readonly people: readonly CalendarEvent[];
}

const isOfAPerson = ({ type }: CalendarEvent): boolean =>
  type === 'cumpleanos' || type === 'aniversario';

export function sheetDay(date: IsoDate, events: readonly CalendarEvent[]): SheetDay {
  return {
    date,
    holidays: events.filter(isHoliday),
    events: events.filter((event) => !isHoliday(event) && !isOfAPerson(event)),
    people: events.filter(isOfAPerson),
  };
}

/** What a line of the sheet says: '9:00 Desayuno', 'Julieta Díaz, 6 años', 'Feria (hasta el 14 de noviembre)'. */
export function sheetLine(event: CalendarEvent): string {
  const { span, date, time } = event;
  const title = plannerTitle(event);
  if (span?.from === date) return `${title} (hasta el ${dayAndMonth(span.to)})`;
  if (span) return `${title} (${date === span.to ? 'termina' : 'sigue'})`;
  return time === undefined ? title : `${shownTime(time)} ${title}`;
}

/** '3 cumpleaños y 1 aniversario': what stands for names that are on the next sheet. */
export function peopleCount(people: readonly CalendarEvent[]): string {
  const birthdays = people.filter(({ type }) => type === 'cumpleanos').length;
  const anniversaries = people.length - birthdays;
  return [
    birthdays > 0 && `${birthdays} cumpleaños`,
    anniversaries > 0 && `${anniversaries} ${anniversaries === 1 ? 'aniversario' : 'aniversarios'}`,
  ]
    .filter((part) => part !== false)
    .join(' y ');
}
