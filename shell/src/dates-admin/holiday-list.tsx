import { type YearHoliday } from '@almanaque/api';
import { FIRST_YEAR, LAST_YEAR } from '@almanaque/shared-contracts';
import { Button, FailureNotice, Icon, Skeleton } from '@almanaque/ui';
import { failureText } from '@almanaque/ui/form';
import { takeLostFocus } from '../dialogs/take-lost-focus.ts';
import { useYearHolidays } from './dates-data.ts';
import { HolidayRow } from './holiday-row.tsx';

interface HolidayListProps {
  readonly year: number;
  readonly onYear: (year: number) => void;
  readonly onAdd: () => void;
  readonly onMove: (holiday: YearHoliday) => void;
  readonly onEdit: (holiday: YearHoliday) => void;
}

const RULES =
  'De este año todavía no hay normas cargadas: las fechas se calculan según la Ley 27.399, sin los puentes.';

/** A year's holidays and days 'no laborables', and what can be done with each. */
export function HolidayList({ year, onYear, onAdd, onMove, onEdit }: HolidayListProps) {
  const { data, error, refetch } = useYearHolidays(year);
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
          <h3 aria-live="polite">{year}</h3>
          <Button
            variant="outlined"
            aria-label={`Año siguiente, ${year + 1}`}
            disabled={year >= LAST_YEAR}
            onClick={() => onYear(year + 1)}
          >
            <Icon name="next" />
          </Button>
        </div>
        <Button variant="contained" startIcon={<Icon name="plus" />} onClick={onAdd}>
          Agregar fecha
        </Button>
      </div>
      {error && <FailureNotice message={failureText(error)} onRetry={() => void refetch()} />}
      {data?.basis === 'rules' && <p className="note">{RULES}</p>}
      {data ? (
        <ul aria-label={`Feriados y días no laborables de ${year}`}>
          {data.holidays.map((holiday) => (
            <HolidayRow
              key={holiday.id}
              holiday={holiday}
              onMove={() => onMove(holiday)}
              onEdit={() => onEdit(holiday)}
            />
          ))}
        </ul>
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
