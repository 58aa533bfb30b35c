import { type Person } from '@almanaque/api';
import { toastStore, useHost, useToday, dateOfShort, shortDate } from '@almanaque/shared-contracts';
import { DateField, dateProblem, Form } from '@almanaque/ui/form';
import { fullName } from '../list/person-words.ts';
import { usePeopleWrites } from './people-writes.ts';

interface LeaveFormProps {
  readonly person: Person;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export function LeaveForm({ person, onDone, onCancel }: LeaveFormProps) {
  const { leave } = usePeopleWrites();
  const today = useToday(useHost().timeZone);
  return (
    <Form
      submit="Registrar egreso"
      busy="Guardando…"
      check={({ leavingDate = '' }) =>
        dateOfShort(leavingDate) === null ? { leavingDate: dateProblem(leavingDate) } : {}
      }
      send={async ({ leavingDate = '' }) => {
        const date = dateOfShort(leavingDate);
        if (date === null) return;
        await leave(person, date);
        toastStore().show(`Se registró el egreso de ${fullName(person)}.`, 'success');
      }}
      onSent={onDone}
      onCancel={onCancel}
    >
      <DateField
        name="leavingDate"
        label="Último día de trabajo"
        required
        defaultValue={shortDate(today)}
        hint="Desde el día siguiente sus fechas no se muestran. Sus datos quedan."
      />
    </Form>
  );
}
