import {
  addDays,
  capitalize,
  dateOf,
  dayAndMonth,
  dayOfMonth,
  endOfMonth,
  EVENT_TYPE_LABELS,
  EVENT_TYPES,
  monthOf,
  MONTHS,
  useFilter,
  useHost,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { EventTypeMark } from '@almanaque/ui';
import { filterParts } from '../filters/filter-words.ts';
import { lanesOf, NO_LANES } from '../month/bars.ts';
import type { DaysByDate } from '../month/days-by-date.ts';
import type { Paper, YearOnPaper } from '../print/paper.ts';
import { titleWithTime } from '../month/shown-time.ts';
import { PlannerDay } from './planner-day.tsx';
import { untoldTitles } from './planner-lines.ts';
import { PlannerSheet } from './planner-styles.ts';
import { runsOf } from './runs.ts';

interface PlannerProps extends YearOnPaper {
  readonly year: number;
  readonly days: DaysByDate;
}

const datesOf = (first: IsoDate): IsoDate[] =>
  Array.from({ length: dayOfMonth(endOfMonth(first)) }, (_, index) => addDays(first, index));

/** By date, the titles of which their day has no more than a part. */
function cutTitles(year: number, days: DaysByDate, paper: Paper) {
  return MONTHS.flatMap((_name, index) => {
    const dates = datesOf(dateOf(year, index + 1, 1));
    const lanes = lanesOf(dates, days);
    return dates.flatMap((date, place) => {
      const { runs, others } = runsOf(days.get(date), lanes[place] ?? NO_LANES);
      const events = others ? untoldTitles(others, paper, runs.length) : [];
      return events.length > 0 ? [{ date, events }] : [];
    });
  });
}

/** What the lines of the days have no room for: nothing is on paper in part alone. */
function InFull({ year, days, paper }: Pick<PlannerProps, 'year' | 'days' | 'paper'>) {
  const cut = cutTitles(year, days, paper);
  if (cut.length === 0) return null;
  return (
    <p className="in-full">
      {cut.map(({ date, events }) => (
        <span key={date}>
          <b>{dayAndMonth(date)}</b> {events.map(titleWithTime).join(' · ')}{' '}
        </span>
      ))}
    </p>
  );
}

interface MonthColumnProps extends Pick<PlannerProps, 'days' | 'paper'> {
  readonly first: IsoDate;
  readonly plate: string | null | undefined;
}

function MonthColumn({ first, days, paper, plate }: MonthColumnProps) {
  const dates = datesOf(first);
  const lanes = lanesOf(dates, days);
  return (
    <div className="column-of-days">
      {plate && <img src={plate} alt="" />}
      <div className="month-name">{capitalize(MONTHS[monthOf(first) - 1] ?? '')}</div>
      {dates.map((date, place) => (
        <PlannerDay
          key={date}
          day={days.get(date)}
          lanes={lanes[place] ?? NO_LANES}
          {...{ paper, date }}
        />
      ))}
    </div>
  );
}

/** The year for the wall: a column a month, a line a day, on one sheet. On the screen it is not there. */
export function Planner({ year, days, paper, plates }: PlannerProps) {
  const { companyName } = useHost();
  const filters = filterParts(useFilter()).map(({ text }) => text);
  return (
    <PlannerSheet className={`planner ${paper}`}>
      <header>
        <strong>{year}</strong>
        <span>{companyName}</span>
      </header>
      <div className={plates.length > 0 ? 'columns with-plates' : 'columns'}>
        {MONTHS.map((name, index) => (
          <MonthColumn
            key={name}
            first={dateOf(year, index + 1, 1)}
            plate={plates[index]}
            {...{ days, paper }}
          />
        ))}
      </div>
      <InFull {...{ year, days, paper }} />
      <footer>
        {EVENT_TYPES.map((type) => (
          <span key={type}>
            <EventTypeMark type={type} /> {EVENT_TYPE_LABELS[type]}
          </span>
        ))}
        <span>
          <i className="holiday" /> Feriado
        </span>
        <span>
          <i className="non-working" /> No laborable
        </span>
        {filters.length > 0 && <span className="filters">{filters.join(' · ')}</span>}
        <span className="name">Almanaque</span>
      </footer>
    </PlannerSheet>
  );
}
