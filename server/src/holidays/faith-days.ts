import { addDays, dateOf, type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { HolidayKey } from './catalogue.ts';

/** The days of a faith that the law lets its members take, as day and month of its own calendar. */
interface Faith {
  readonly scope: string;
  readonly norm: string;
  readonly note: string;
  readonly calendar: Intl.DateTimeFormat;
  readonly days: Readonly<Record<string, HolidayKey>>;
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
    '1 Tishri': 'rosh-hashana',
    '2 Tishri': 'rosh-hashana',
    '10 Tishri': 'iom-kipur',
    '15 Nisan': 'pesaj',
    '16 Nisan': 'pesaj',
    '21 Nisan': 'pesaj',
    '22 Nisan': 'pesaj',
  },
};

/** Ley 27.399, art. 3. The months are numbered: Muharram is 1, Shawwal 10, Dhu al-Hijja 12. */
export const ISLAM: Faith = {
  scope: 'Comunidad islámica',
  norm: 'Ley 27.399, art. 3',
  note: 'Calendario lunar: puede correrse un día.',
  calendar: calendar('islamic-umalqura'),
  days: { '1 1': 'hegira', '1 10': 'id-al-fitr', '10 12': 'id-al-adha' },
};

export interface FaithDay {
  readonly date: IsoDate;
  readonly holiday: HolidayKey;
}

/** '1 Tishri', '10 12': the day and month it is in the faith's own calendar. */
function nameIn(faith: Faith, date: IsoDate): string {
  const parts = faith.calendar.formatToParts(new Date(date));
  const value = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${value('day')} ${value('month')}`;
}

/** The faith's days within a common year, in order; a lunar day may fall in it twice. */
export function faithDays(faith: Faith, year: number): FaithDay[] {
  const days: FaithDay[] = [];
  for (let date = dateOf(year, 1, 1); date <= dateOf(year, 12, 31); date = addDays(date, 1)) {
    const holiday = faith.days[nameIn(faith, date)];
    if (holiday !== undefined) days.push({ date, holiday });
  }
  return days;
}
