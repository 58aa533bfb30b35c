import {
  addMonths,
  FIRST_YEAR,
  isFiltered,
  isSameMonth,
  LAST_YEAR,
  monthName,
  startOfMonth,
  useFilter,
  useHost,
  useQueries,
  yearOf,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NothingPassesSlot } from '../filters/filter-slots.tsx';
import { AgendaMonth } from './agenda-month.tsx';
import { agendaQuery, daysFrom, monthsFrom } from './agenda-query.ts';
import { AgendaFrame } from './agenda-styles.ts';

/** This month's rest and the next: something to look at also on the 31st. */
const MONTHS_AT_FIRST = 2;

interface AgendaProps {
  readonly today: IsoDate;
  readonly selected: IsoDate | null;
  /** Takes the focus: what removed the filter is gone. */
  readonly onUnfiltered: () => void;
}

/** What comes, from today on; one month more at a time, and what was before it where it is asked for. */
export function Agenda({ today, selected, onUnfiltered }: AgendaProps) {
  const { apiBase } = useHost();
  const filter = useFilter();
  const [count, setCount] = useState(MONTHS_AT_FIRST);
  /** From when on; null: from today, whichever day that becomes. */
  const [past, setPast] = useState<IsoDate | null>(null);
  const first = past ?? today;
  const months = monthsFrom(first, count);
  const next = monthsFrom(first, count + 1).at(-1);
  const earlier = startOfMonth(first) === first ? addMonths(first, -1) : startOfMonth(first);
  const answers = useQueries({
    queries: months.map((month) => agendaQuery(apiBase, month, filter)),
  });
  const list = useRef<HTMLElement>(null);
  const isEmptied =
    isFiltered(filter) && answers.every(({ data }) => data && daysFrom(data, first).length === 0);

  /** Reading goes on where the new month begins. */
  const loadNext = () => {
    flushSync(() => setCount(count + 1));
    const headings = list.current?.querySelectorAll<HTMLElement>('h3') ?? [];
    [...headings].at(-1)?.focus({ preventScroll: true });
  };

  /** Above what is read, which stays where it is. */
  const loadEarlier = () => {
    if (!isSameMonth(earlier, first)) setCount(count + 1);
    setPast(earlier);
  };

  return (
    <AgendaFrame ref={list} className="agenda" aria-label="Agenda" tabIndex={-1}>
      {yearOf(earlier) >= FIRST_YEAR && (
        <Button className="earlier" onClick={loadEarlier}>
          Ver anteriores: {monthName(earlier)}
        </Button>
      )}
      {isEmptied ? (
        <NothingPassesSlot
          message={`Con los filtros puestos no queda nada de ${past ? monthName(past) : 'hoy'} a fin de ${monthName(months.at(-1) ?? today)}.`}
          onRemoved={onUnfiltered}
        />
      ) : (
        months.map((month) => (
          <AgendaMonth
            key={month}
            month={month}
            first={first}
            today={today}
            selected={selected && isSameMonth(selected, month) ? selected : null}
          />
        ))
      )}
      {next && yearOf(next) <= LAST_YEAR && (
        <Button variant="outlined" className="next-month" onClick={loadNext}>
          Ver más: {monthName(next)}
        </Button>
      )}
    </AgendaFrame>
  );
}
