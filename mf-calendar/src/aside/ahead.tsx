import {
  dayOfMonth,
  isFiltered,
  useFilter,
  weekdayDayAndMonth,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { Contributions, Skeleton } from '@almanaque/ui';
import { memo } from 'react';
import { AddEvent } from '../editor/add-event.tsx';
import { NothingPassesSlot } from '../filters/filter-slots.tsx';
import { AheadLeaf } from './ahead-styles.ts';
import { ComingRows } from './coming-rows.tsx';
import { comingOf, restOf } from './coming.ts';
import { dayInALine } from './groups.ts';
import { FirstSight } from './first-sight.tsx';
import { MonthPlate } from './month-plate.tsx';
import { peopleOfWeek } from './this-week.ts';
import { useIsEmpty } from './use-is-empty.ts';
import { useMargin } from './use-margin.ts';
import { useWeeksAhead, type WeeksAhead } from './use-weeks-ahead.ts';
import { Welcome } from './welcome.tsx';
import { WeekFaces } from './week-faces.tsx';

interface AheadProps {
  /** The month that is shown. */
  readonly month: IsoDate;
  readonly today: IsoDate;
  readonly onChoose: (date: IsoDate) => void;
  /** Takes the focus: what removed the filter is gone. */
  readonly onUnfiltered: () => void;
  readonly onMonth: (date: IsoDate) => void;
}

type Known = Extract<WeeksAhead, { status: 'ready' }>;

function Weeks({
  known,
  today,
  onChoose,
  onUnfiltered,
}: Omit<AheadProps, 'month' | 'onMonth'> & { readonly known: Known }) {
  const isPartial = isFiltered(useFilter());
  const margin = useMargin();
  const { days, daysOff } = known;
  const rows = comingOf(days, today, daysOff, margin);
  const { people, total } = peopleOfWeek(days, today);
  const line = dayInALine(days.find(({ date }) => date === today));
  return (
    <>
      <button type="button" className="today-line chooses" onClick={() => onChoose(today)}>
        <span className="sun" aria-hidden="true">
          {dayOfMonth(today)}
        </span>
        <span>
          <strong>
            Hoy, {weekdayDayAndMonth(today)}
            <span className="unseen">:</span>
          </strong>{' '}
          <span className="in-a-line">{line ?? 'Hoy no hay fechas'}</span>
        </span>
      </button>
      <div>
        <h3>Lo que viene</h3>
        <ComingRows {...{ rows, today, onChoose }} />
        <p className="note">{restOf(rows, days, today)}</p>
        {rows.length === 0 && isPartial && (
          <NothingPassesSlot
            message="Con los filtros puestos no queda nada en las próximas semanas."
            onRemoved={onUnfiltered}
          />
        )}
        {rows.length === 0 && !isPartial && (
          <>
            <p className="empty">No hay fechas en las próximas semanas.</p>
            <AddEvent date={today} variant="text" />
          </>
        )}
      </div>
      <div>
        <h3>
          Esta semana{' '}
          {total > 0 && <span>· {total === 1 ? '1 persona' : `${total} personas`}</span>}
        </h3>
        {total > 0 ? (
          <WeekFaces {...{ people, total, onChoose }} faces={margin.faces} />
        ) : (
          <p className="empty">Sin cumpleaños ni aniversarios.</p>
        )}
      </div>
    </>
  );
}

/** Before a day is chosen: the month's drawing, today, what comes, and the week's people. */
export const Ahead = memo(function Ahead({ month, onMonth, ...rest }: AheadProps) {
  const known = useWeeksAhead(rest.today, useFilter());
  const isEmpty = useIsEmpty();
  return (
    <AheadLeaf aria-label="Lo que viene">
      <MonthPlate month={month} />
      <div className="words" aria-busy={known.status === 'loading'}>
        {isEmpty ? <FirstSight {...{ month, onMonth }} today={rest.today} /> : <Welcome />}
        {known.status === 'ready' && <Weeks {...{ known }} {...rest} />}
        {known.status === 'loading' && <Skeleton height={420} />}
      </div>
      <Contributions
        point="home-section"
        frame={(drawn) => <div className="brought">{drawn}</div>}
      />
      <p className="hint">Elegí un día para ver qué se celebra</p>
    </AheadLeaf>
  );
});
