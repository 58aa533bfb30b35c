import type { Province, YearHoliday } from '@almanaque/api';
import {
  capitalize,
  type IsoDate,
  longDate,
  useHost,
  useToday,
  weekdayDayAndMonth,
} from '@almanaque/shared-contracts';
import { Box, ReadFailure } from '@almanaque/ui/form';
import { useYearHolidays } from '../dates-admin/dates-data.ts';
import { Loading } from './loading.tsx';
import { LOCAL_DAYS, nextOf, type LocalDay } from './local-days.ts';

/** How many of the coming ones show what the calendar brings. */
const SHOWN = 4;

/** What is kept by one community alone is no holiday of the company's, unless it decides so. */
const isForAll = ({ event: { origin } }: YearHoliday): boolean =>
  origin.kind !== 'no-laborable' || origin.scope === null || origin.works === false;

const isKept = (holiday: YearHoliday): boolean => holiday.change !== 'removed' && isForAll(holiday);

const labelOf = (day: LocalDay, today: IsoDate): string =>
  `${day.title}${day.city ? ` (solo en ${day.city})` : ''}, ${longDate(nextOf(day, today))}`;

/** Those of this year and the next. */
export function useHolidaysAhead() {
  const today = useToday(useHost().timeZone);
  const year = Number(today.slice(0, 4));
  return { today, read: [useYearHolidays(year), useYearHolidays(year + 1)] as const };
}

interface HolidaysThereProps {
  readonly province: Province | null;
  readonly onTick: (day: LocalDay, isTicked: boolean) => void;
}

/** The holidays that come anyway, and those of the province and its cities to be ticked. */
export function HolidaysThere({ province, onTick }: HolidaysThereProps) {
  const {
    today,
    read: [now, next],
  } = useHolidaysAhead();
  if (!now.data || !next.data) {
    const unread = [now, next].filter(({ error }) => error !== null);
    const [failed] = unread;
    if (!failed?.error) return <Loading height={220} />;
    const readAgain = () => {
      for (const { refetch } of unread) void refetch();
    };
    const missing = 'No se pudieron leer los feriados que vienen.';
    return <ReadFailure error={failed.error} missing={missing} onRetry={readAgain} />;
  }
  const known = [...now.data.holidays, ...next.data.holidays].filter(isKept);
  const coming = known
    .map(({ event }) => event)
    .filter(({ date }) => date >= today)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  const titles = new Set(coming.map(({ title }) => title));
  const local = province === null ? [] : LOCAL_DAYS[province];
  return (
    <section className="holidays">
      <h2>Los feriados que vienen</h2>
      <ul>
        {coming.slice(0, SHOWN).map(({ id, date, title }) => (
          <li key={id}>
            <time dateTime={date}>{capitalize(weekdayDayAndMonth(date))}</time> {title}
          </li>
        ))}
      </ul>
      {province !== null && local.length > 0 && (
        <fieldset>
          <legend>¿Cuáles de {province} no se trabajan en tu empresa?</legend>
          {local.map((day, index) =>
            titles.has(day.title) ? (
              <p key={day.title} className="soft">
                {day.title} ya está en el calendario.
              </p>
            ) : (
              <Box
                key={`${province} ${day.title}`}
                name={`day-${index}`}
                label={labelOf(day, today)}
                onChange={({ target }) => onTick(day, target.checked)}
              />
            ),
          )}
        </fieldset>
      )}
      <p className="soft">
        {province === null
          ? 'Son los nacionales. Elegí tu provincia para ver los de ahí.'
          : 'Todo se cambia después en «Feriados y efemérides».'}
      </p>
    </section>
  );
}
