import { type YearHoliday } from '@almanaque/api';
import { Form, useMergedEdit, useWhileThere } from '@almanaque/ui/form';
import { useYearHolidays } from './dates-data.ts';
import { holidayForm } from './holiday-fields.tsx';
import { detailsOf, useUndoable } from './undo.ts';

interface AddedFormProps {
  readonly year: number;
  /** Null: a new one. */
  readonly holiday: YearHoliday | null;
  readonly onDone: () => void;
}

const { check, draw, labels, read, say } = holidayForm;

const entriesOf = (holiday: YearHoliday) => holidayForm.entriesOf(detailsOf(holiday));

/** A date that the company adds to a year: a local holiday, an early decree, a day of its own. */
export function AddedForm({ year, holiday, onDone }: AddedFormProps) {
  const undoable = useUndoable();
  const { refetch } = useYearHolidays(year);
  const edit = useMergedEdit({
    opened: holiday,
    entriesOf,
    labels,
    say,
    save: (before, entered) => undoable.edit(before, read(entered)),
    readNow: async (kept) => (await refetch()).data?.holidays.find(({ id }) => id === kept.id),
  });
  const close = useWhileThere(onDone);
  return (
    <Form
      submit={holiday ? 'Guardar' : 'Agregar'}
      busy="Guardando…"
      check={check}
      send={async (entered) => {
        await (edit ? edit(entered) : undoable.add(read(entered)));
        close();
      }}
      onCancel={onDone}
      edits={holiday !== null}
    >
      {draw(holiday ? entriesOf(holiday) : {}, { year })}
    </Form>
  );
}
