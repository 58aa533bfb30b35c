import {
  type YearHoliday,
  COMPANY_DECISION,
  MAX_HOLIDAY_DESCRIPTION,
  MAX_HOLIDAY_NORM,
  MAX_HOLIDAY_TITLE,
  newHolidaySchema,
} from '@almanaque/api';
import { toneSchema } from '@almanaque/shared-contracts';
import { EVENT_WORDS, TONE_WORDS } from '@almanaque/shared-contracts/words';
import { Choice, DateField, Field, Form } from '@almanaque/ui/form';
import { DATE_PROBLEM, dateOfShort, shortDate } from '../people/list/person-words.ts';
import { detailsOf, useUndoable } from './undo.ts';

interface AddedFormProps {
  readonly year: number;
  /** Null: a new one. */
  readonly holiday: YearHoliday | null;
  readonly onDone: () => void;
}

const { kind: kindSchema } = newHolidaySchema.shape;

/** A date that the company adds to a year: a local holiday, an early decree, a day of its own. */
export function AddedForm({ year, holiday, onDone }: AddedFormProps) {
  const { add, edit } = useUndoable();
  const known = holiday && detailsOf(holiday);
  return (
    <Form
      submit={holiday ? 'Guardar' : 'Agregar'}
      busy="Guardando…"
      check={({ date = '' }) => (dateOfShort(date) === null ? { date: DATE_PROBLEM } : {})}
      send={async ({ date: text = '', title = '', kind, tone, norm = '', description = '' }) => {
        const date = dateOfShort(text);
        if (date === null) return;
        const details = {
          date,
          title,
          kind: kindSchema.parse(kind),
          tone: toneSchema.parse(tone),
          norm: norm.trim() || COMPANY_DECISION,
          description,
        };
        await (holiday ? edit(holiday, details) : add(details));
        onDone();
      }}
      onCancel={onDone}
    >
      <Field
        name="title"
        label="Nombre"
        required
        maxLength={MAX_HOLIDAY_TITLE}
        defaultValue={known?.title}
        placeholder="Día de la ciudad"
      />
      <DateField
        name="date"
        label="Fecha"
        required
        defaultValue={known ? shortDate(known.date) : ''}
        placeholder={`dd/mm/${year}`}
      />
      <Choice name="kind" label="Qué es" required defaultValue={known?.kind ?? 'feriado'}>
        <option value="feriado">Feriado: no se trabaja</option>
        <option value="no-laborable">Día no laborable: la empresa decide</option>
      </Choice>
      <Choice name="tone" label={EVENT_WORDS.tone} required defaultValue={known?.tone ?? 'festivo'}>
        {toneSchema.options.map((tone) => (
          <option key={tone} value={tone}>
            {TONE_WORDS[tone]}
          </option>
        ))}
      </Choice>
      <Field
        name="norm"
        label="Norma o motivo"
        optional
        maxLength={MAX_HOLIDAY_NORM}
        defaultValue={known?.norm === COMPANY_DECISION ? '' : known?.norm}
        placeholder={COMPANY_DECISION}
        hint="Se muestra junto a la fecha. Si lo dejás vacío dice «Decisión de la empresa»."
      />
      <Field
        name="description"
        label="Descripción"
        optional
        maxLength={MAX_HOLIDAY_DESCRIPTION}
        defaultValue={known?.description}
      />
    </Form>
  );
}
