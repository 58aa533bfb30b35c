import { type YearHoliday } from '@almanaque/api';
import { FIRST_YEAR, LAST_YEAR, useHost, useToday, yearOf } from '@almanaque/shared-contracts';
import { Button, Icon, Skeleton } from '@almanaque/ui';
import { ReadFailure } from '@almanaque/ui/form';
import { takeLostFocus, PageAction } from '@almanaque/ui/screen';
import { useYearHolidays } from './dates-data.ts';
import { HolidayRow } from './holiday-row.tsx';

interface HolidayListProps {
  readonly year: number;
  readonly onYear: (year: number) => void;
  readonly onAdd: () => void;
  /** To move it, or to change what was added. */
  readonly onOpen: (holiday: YearHoliday) => void;
}

const RULES =
  'De este año todavía no hay normas cargadas: las fechas se calculan según la Ley 27.399, sin los puentes.';

/** A year's holidays and days 'no laborables', and what can be done with each. */
export function HolidayList({ year, onYear, onAdd, onOpen }: HolidayListProps) {
  const today = useToday(useHost().timeZone);
  const { data, error, refetch } = useYearHolidays(year);
  // Whoever opens the year that it is reads on from today.
  const isPast = ({ event }: YearHoliday) => year === yearOf(today) && event.date < today;
  const past = data?.holidays.filter(isPast) ?? [];
  const row = (holiday: YearHoliday) => (
    <HolidayRow key={holiday.id} holiday={holiday} onOpen={() => onOpen(holiday)} />
  );
  return (
    <div className="list" ref={takeLostFocus} tabIndex={-1}>
      <div className="bar">
        <div className="year" role="group" aria-label="Año">
          <Button
            variant="outlined"
            aria-label={`Año anterior, ${year - 1}`}
            disabled={year <= FIRST_YEAR}
            onClick={() => onYear(year - 1)}
          >
            <Icon name="previous" />
          </Button>
          <h2 aria-live="polite">{year}</h2>
          <Button
            variant="outlined"
            aria-label={`Año siguiente, ${year + 1}`}
            disabled={year >= LAST_YEAR}
            onClick={() => onYear(year + 1)}
          >
            <Icon name="next" />
          </Button>
        </div>
      </div>
      <PageAction>
        <Button variant="contained" startIcon={<Icon name="plus" />} onClick={onAdd}>
          Agregar fecha
        </Button>
      </PageAction>
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {data?.basis === 'rules' && <p className="note">{RULES}</p>}
      {data ? (
        <>
          {past.length > 0 && (
            <details>
              <summary>
                {past.length === 1 ? 'La fecha que ya pasó' : `Las ${past.length} que ya pasaron`}
              </summary>
              <ul aria-label={`Fechas de ${year} que ya pasaron`}>{past.map(row)}</ul>
            </details>
          )}
          <ul aria-label={`Feriados y días no laborables de ${year}`}>
            {data.holidays.filter((holiday) => !isPast(holiday)).map(row)}
          </ul>
        </>
      ) : (
        !error && (
          <div role="status" aria-busy="true" aria-label="Cargando las fechas">
            <Skeleton height={400} />
          </div>
        )
      )}
    </div>
  );
}
