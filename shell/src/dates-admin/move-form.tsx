import { type YearHoliday, COMPANY_DECISION, MAX_HOLIDAY_NORM } from '@almanaque/api';
import { weekdayDayAndMonth, yearOf } from '@almanaque/shared-contracts';
import { DateField, Field, Form } from '@almanaque/ui/form';
import { DATE_PROBLEM, dateOfShort, shortDate } from '../people/list/person-words.ts';
import { detailsOf, useUndoable } from './undo.ts';

interface MoveFormProps {
  readonly holiday: YearHoliday;
  readonly onDone: () => void;
}

/** Where an official date goes this year, and by what norm. */
export function MoveForm({ holiday, onDone }: MoveFormProps) {
  const { change: changeDate } = useUndoable();
  const { event, change } = holiday;
  const norm = change === 'moved' ? detailsOf(holiday).norm : undefined;
  return (
    <Form
      submit="Mover"
      busy="Guardando…"
      check={({ date = '' }) => (dateOfShort(date) === null ? { date: DATE_PROBLEM } : {})}
      send={async ({ date: text = '', norm: typed = '' }) => {
        const date = dateOfShort(text);
        if (date === null) return;
        const said = `${event.title} pasa al ${weekdayDayAndMonth(date)}.`;
        const to = { kind: 'moved', date, norm: typed.trim() || COMPANY_DECISION } as const;
        await changeDate(holiday, to, said);
        onDone();
      }}
      onCancel={onDone}
    >
      <p className="hint">
        <b>{event.title}</b> cae el {weekdayDayAndMonth(event.date)}. El cambio vale solo por{' '}
        {yearOf(event.date)}.
      </p>
      <DateField name="date" label="Nueva fecha" required defaultValue={shortDate(event.date)} />
      <Field
        name="norm"
        label="Norma o motivo"
        optional
        maxLength={MAX_HOLIDAY_NORM}
        defaultValue={norm === COMPANY_DECISION ? '' : norm}
        placeholder={COMPANY_DECISION}
        hint="Se muestra junto a la fecha. Si lo dejás vacío dice «Decisión de la empresa»."
      />
    </Form>
  );
}
