import { type YearHoliday } from '@almanaque/api';
import { Form, useMergedEdit } from '@almanaque/ui/form';
import { useState } from 'react';
import { asEntered } from './as-entered.ts';
import { useYearHolidays } from './dates-data.ts';
import { holidayForm } from './holiday-fields.tsx';
import { detailsOf, useUndoable } from './undo.ts';
import { WithWhatMoves } from './with-what-moves.tsx';

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
  // What is typed while it is on its way is of that date, and not of a second.
  const [kept, setKept] = useState(holiday);
  const { refetch } = useYearHolidays(year);
  const edit = useMergedEdit({
    opened: kept,
    entriesOf,
    labels,
    say,
    save: async (before, entered) => setKept(await undoable.edit(before, read(entered))),
    readNow: async ({ id }) => (await refetch()).data?.holidays.find((one) => one.id === id),
  });
  const begun = holiday ? entriesOf(holiday) : {};
  return (
    <WithWhatMoves before={kept?.event ?? null} afterOf={asEntered} begun={begun}>
      <Form
        submit={kept ? 'Guardar' : 'Agregar'}
        busy="Guardando…"
        check={check}
        send={async (entered) => {
          if (edit) await edit(entered);
          else setKept(await undoable.add(read(entered)));
        }}
        onSent={onDone}
        onCancel={onDone}
        edits={holiday !== null}
      >
        {draw(begun, { year })}
      </Form>
    </WithWhatMoves>
  );
}
