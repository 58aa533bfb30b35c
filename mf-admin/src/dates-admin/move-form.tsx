import { type YearHoliday, COMPANY_DECISION, MAX_HOLIDAY_NORM } from '@almanaque/api';
import {
  weekdayDayAndMonth,
  yearOf,
  dateOf,
  dateOfShort,
  shortDate,
  type CalendarEvent,
} from '@almanaque/shared-contracts';
import {
  DateField,
  dateProblem,
  type Entries,
  Field,
  Form,
  useMergedEdit,
} from '@almanaque/ui/form';
import { useState } from 'react';
import { useYearHolidays } from './dates-data.ts';
import { detailsOf, useUndoable } from './undo.ts';
import { WithWhatMoves } from './with-what-moves.tsx';

/** `stands` is not entered: whoever moves a date that another person took away puts it back, and is told. */
const LABELS = { date: 'Nueva fecha', norm: 'Norma o motivo', stands: 'En el calendario' };

function entriesOf(holiday: YearHoliday): Entries {
  const { date, norm = '' } = detailsOf(holiday);
  const isTold = holiday.change === 'moved' && norm !== COMPANY_DECISION;
  return {
    date: shortDate(date),
    norm: isTold ? norm : '',
    stands: holiday.change === 'removed' ? 'no, se quitó' : 'sí',
  };
}

function movedTo({ date: text = '' }: Entries, event: CalendarEvent | null): CalendarEvent | null {
  const date = dateOfShort(text);
  return event && date ? { ...event, date } : event;
}

interface MoveFormProps {
  /** Whose dates are listed. */
  readonly year: number;
  readonly holiday: YearHoliday;
  readonly onDone: () => void;
}

/** Where an official date goes this year, and by what norm. */
export function MoveForm({ year, holiday, onDone }: MoveFormProps) {
  const { change } = useUndoable();
  const [kept, setKept] = useState(holiday);
  const { refetch } = useYearHolidays(year);
  const { event } = holiday;
  const entries = entriesOf(holiday);
  const edit = useMergedEdit({
    opened: kept,
    entriesOf,
    labels: LABELS,
    save: async (before, { date: text = '', norm = '' }) => {
      const date = dateOfShort(text);
      if (date === null) return;
      const said = `${event.title} pasa al ${weekdayDayAndMonth(date)}.`;
      const to = { kind: 'moved', date, norm: norm.trim() || COMPANY_DECISION } as const;
      setKept(await change(before, to, said));
    },
    readNow: async ({ id }) => (await refetch()).data?.holidays.find((one) => one.id === id),
  });
  return (
    <WithWhatMoves before={event} afterOf={movedTo} begun={entries}>
      <Form
        submit="Mover"
        busy="Guardando…"
        check={({ date = '' }) => (dateOfShort(date) === null ? { date: dateProblem(date) } : {})}
        send={async (entered) => edit?.(entered)}
        onSent={onDone}
        onCancel={onDone}
        edits
      >
        <p className="hint">
          <b>{event.title}</b> cae el {weekdayDayAndMonth(event.date)}. El cambio vale solo por{' '}
          {yearOf(event.date)}.
        </p>
        <DateField
          name="date"
          label={LABELS.date}
          required
          nextFrom={dateOf(yearOf(event.date), 1, 1)}
          defaultValue={entries['date']}
        />
        <Field
          name="norm"
          label={LABELS.norm}
          optional
          maxLength={MAX_HOLIDAY_NORM}
          defaultValue={entries['norm']}
          placeholder={COMPANY_DECISION}
          hint="Se muestra junto a la fecha. Si lo dejás vacío dice «Decisión de la empresa»."
        />
      </Form>
    </WithWhatMoves>
  );
}
