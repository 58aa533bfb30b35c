import { addDays, dateOf, type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { HolidayKey } from './catalogue.ts';

/** The days of a faith that the law lets its members take, as day and month of its own calendar. */
interface Faith {
  readonly scope: string;
  readonly norm: string;
  readonly note: string;
  readonly calendar: Intl.DateTimeFormat;
  /** By month, and day of it; none is a 30th, which not every month has. */
  readonly days: Readonly<Record<string, Readonly<Record<number, HolidayKey>>>>;
}

const calendar = (name: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`en-u-ca-${name}`, { timeZone: 'UTC', month: 'numeric', day: 'numeric' });

/** Ley 27.399, art. 2: the new year's two days, the Day of Atonement, Passover's first and last two. */
export const JUDAISM: Faith = {
  scope: 'Comunidad judía',
  norm: 'Ley 27.399, art. 2',
  note: 'Empieza la víspera al atardecer.',
  calendar: calendar('hebrew'),
  days: {
    Nisan: { 15: 'pesaj', 16: 'pesaj', 21: 'pesaj', 22: 'pesaj' },
    Tishri: { 1: 'rosh-hashana', 2: 'rosh-hashana', 10: 'iom-kipur' },
  },
};

/** Ley 27.399, art. 3. The months are numbered: Muharram is 1, Shawwal 10, Dhu al-Hijja 12. */
export const ISLAM: Faith = {
  scope: 'Comunidad islámica',
  norm: 'Ley 27.399, art. 3',
  note: 'Calendario lunar: puede correrse un día.',
  calendar: calendar('islamic-umalqura'),
  days: { 1: { 1: 'hegira' }, 10: { 1: 'id-al-fitr' }, 12: { 10: 'id-al-adha' } },
};

export interface FaithDay {
  readonly date: IsoDate;
  readonly holiday: HolidayKey;
}

/** Which day of which month it is in the faith's own calendar. */
function dayIn(faith: Faith, date: IsoDate): { readonly day: number; readonly month: string } {
  const parts = faith.calendar.formatToParts(new Date(date));
  const value = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { day: Number(value('day')), month: value('month') };
}

/** Both calendars go by the moon: a month has 29 days or these. */
const LONGEST_MONTH = 30;

/**
 * The faith's days within a common year, in order; a lunar day may fall in it twice. Asked of two days a
 * month: of every day, whoever reads a year would keep everybody else waiting for it.
 */
export function faithDays(faith: Faith, year: number): FaithDay[] {
  const last = dateOf(year, 12, 31);
  const days: FaithDay[] = [];
  for (let date = dateOf(year, 1, 1); date <= last;) {
    const { day, month } = dayIn(faith, date);
    const ofMonth = Object.entries(faith.days[month] ?? {}).map(([on, holiday]) => ({
      date: addDays(date, Number(on) - day),
      holiday,
    }));
    const first = date;
    days.push(...ofMonth.filter((found) => found.date >= first && found.date <= last));
    date = addDays(date, Math.max(LONGEST_MONTH - day, 1));
  }
  return days;
}
