import {
  capitalize,
  dayOfMonth,
  EVENT_TYPE_LABELS,
  EVENT_TYPES,
  longDate,
  MONTHS,
  monthOf,
  weekday,
  WEEKDAYS,
  yearOf,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { EventTypeMark } from '@almanaque/ui';
import { dayLook } from '../../month/day-look.ts';
import type { Paper } from '../paper.ts';
import { MonthPaper } from './month-sheet-styles.ts';
import { fitSheet, type Setting } from './sheet-fit.ts';
import { peopleCount, sheetLine, type SheetDay } from './sheet-lines.ts';

/** What is printed of a month, all of it at hand. */
export interface MonthOnPaper {
  readonly month: IsoDate;
  readonly days: readonly SheetDay[];
  /** Null: printed without its drawing. */
  readonly plate: string | null;
  readonly paper: Paper;
  readonly companyName: string;
  /** What is left out, in words; empty: nothing. */
  readonly filters: readonly string[];
}

/** Sundays first, the days before the first and after the last left empty. */
function weeksOf(days: readonly SheetDay[]): (SheetDay | null)[][] {
  const [first] = days;
  const before = first === undefined ? 0 : weekday(first.date);
  const cells = [...Array.from({ length: before }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, of) => cells[week * 7 + of] ?? null),
  );
}

const Line = ({ event }: { readonly event: CalendarEvent }) => (
  <p>
    <EventTypeMark type={event.type} size={5} />
    {sheetLine(event)}
  </p>
);

function People({
  people,
  setting,
}: {
  readonly people: SheetDay['people'];
  readonly setting: Setting;
}) {
  switch (setting) {
    case 'lines':
      return people.map((event) => <Line key={event.id} event={event} />);
    case 'run-on':
      return (
        people.length > 0 && (
          <p className="run-on">
            {people.map((event) => (
              <span key={event.id}>
                <EventTypeMark type={event.type} size={5} /> {sheetLine(event)}{' '}
              </span>
            ))}
          </p>
        )
      );
    case 'counted':
      return people.length > 0 && <p className="how-many">{peopleCount(people)}</p>;
  }
}

function Cell({ day, setting }: { readonly day: SheetDay; readonly setting: Setting }) {
  const { date, holidays, events, people } = day;
  const all = [...holidays, ...events, ...people];
  const look = dayLook({ date, events: all, total: all.length, highlights: [] });
  return (
    <div className={`day ${weekday(date) % 6 === 0 ? 'weekend' : ''} ${look}`}>
      <div className="top">
        <b>{dayOfMonth(date)}</b>
        <span>{holidays.map(({ title }) => title).join(' · ')}</span>
      </div>
      {events.map((event) => (
        <Line key={event.id} event={event} />
      ))}
      <People people={people} setting={setting} />
    </div>
  );
}

/** The month for the wall, on one sheet; where its people are too many for it, their names follow. */
export function MonthSheet({ month, days, plate, paper, companyName, filters }: MonthOnPaper) {
  const weeks = weeksOf(days);
  const { setting, size } = fitSheet(
    weeks.map((week) => week.filter((day) => day !== null)),
    paper,
  );
  return (
    <MonthPaper className={`month-sheet ${paper}`}>
      <section style={{ fontSize: `${size}pt` }}>
        <header>
          <h2>
            {capitalize(MONTHS[monthOf(month) - 1] ?? '')} <span>{yearOf(month)}</span>
          </h2>
          <strong>{companyName}</strong>
          {plate !== null && <img src={plate} alt="" />}
        </header>
        <div className="weekday-names">
          {WEEKDAYS.map(({ long }) => (
            <span key={long}>{long}</span>
          ))}
        </div>
        <div className="sheet-weeks">
          {weeks.map((week, row) => (
            <div key={row} className="sheet-week">
              {week.map((day, of) =>
                day === null ? (
                  <div key={of} className="day none" />
                ) : (
                  <Cell key={of} day={day} setting={setting} />
                ),
              )}
            </div>
          ))}
        </div>
        <footer>
          {EVENT_TYPES.map((type) => (
            <span key={type}>
              <EventTypeMark type={type} /> {EVENT_TYPE_LABELS[type]}
            </span>
          ))}
          <span>
            <i className="festivo holiday" /> Feriado
          </span>
          {filters.length > 0 && <span className="filters">{filters.join(' · ')}</span>}
          <span className="name">Almanaque</span>
        </footer>
      </section>
      {setting === 'counted' && (
        <section className="names">
          <h3>Cumpleaños y aniversarios</h3>
          {days
            .filter(({ people }) => people.length > 0)
            .map(({ date, people }) => (
              <div key={date}>
                <h4>{capitalize(longDate(date))}</h4>
                {people.map((event) => (
                  <Line key={event.id} event={event} />
                ))}
              </div>
            ))}
        </section>
      )}
    </MonthPaper>
  );
}
