import {
  COMPANY_DECISION,
  MAX_HOLIDAY_DESCRIPTION,
  MAX_HOLIDAY_NORM,
  MAX_HOLIDAY_TITLE,
  type NewHoliday,
  newHolidaySchema,
} from '@almanaque/api';
import { dateOf, dateOfShort, shortDate, toneSchema } from '@almanaque/shared-contracts';
import { EVENT_WORDS, TONE_WORDS } from '@almanaque/shared-contracts/words';
import { Choice, DateField, dateProblem, draftForm, Field } from '@almanaque/ui/form';

const KINDS: Readonly<Record<NewHoliday['kind'], string>> = {
  feriado: 'Feriado: no se trabaja',
  'no-laborable': 'Día no laborable: la empresa decide',
};

const kindSchema = newHolidaySchema.shape.kind;

export const kindOf = (text: string | undefined): NewHoliday['kind'] =>
  kindSchema.safeParse(text).data ?? 'feriado';

/** What the form does with each field of a date that the company adds to a year. */
export const holidayForm = draftForm<NewHoliday, { readonly year: number }>(newHolidaySchema, {
  title: {
    entries: [{ name: 'title', label: 'Nombre', of: ({ title }) => title }],
    read: ({ title = '' }) => title,
    draw: (entry) => (
      <Field {...entry} required maxLength={MAX_HOLIDAY_TITLE} placeholder="Día de la ciudad" />
    ),
  },
  date: {
    entries: [{ name: 'date', label: 'Fecha', of: ({ date }) => shortDate(date) }],
    read: ({ date = '' }) => dateOfShort(date),
    unreadable: ({ date = '' }) => (dateOfShort(date) === null ? dateProblem(date) : null),
    draw: (entry, { year }) => (
      <DateField {...entry} required placeholder={`dd/mm/${year}`} nextFrom={dateOf(year, 1, 1)} />
    ),
  },
  kind: {
    entries: [
      {
        name: 'kind',
        label: 'Qué es',
        of: ({ kind }) => kind,
        told: (kind) => KINDS[kindSchema.parse(kind)],
      },
    ],
    read: ({ kind }) => kindOf(kind),
    draw: (entry) => (
      <Choice {...entry} required>
        {kindSchema.options.map((kind) => (
          <option key={kind} value={kind}>
            {KINDS[kind]}
          </option>
        ))}
      </Choice>
    ),
  },
  tone: {
    entries: [
      {
        name: 'tone',
        label: EVENT_WORDS.tone,
        of: ({ tone = 'festivo' }) => tone,
        told: (tone) => TONE_WORDS[toneSchema.parse(tone)],
      },
    ],
    read: ({ tone }) => toneSchema.safeParse(tone).data ?? 'festivo',
    draw: (entry) => (
      <Choice {...entry} required>
        {toneSchema.options.map((tone) => (
          <option key={tone} value={tone}>
            {TONE_WORDS[tone]}
          </option>
        ))}
      </Choice>
    ),
  },
  norm: {
    entries: [
      {
        name: 'norm',
        label: 'Norma o motivo',
        of: ({ norm = '' }) => (norm === COMPANY_DECISION ? '' : norm),
      },
    ],
    read: ({ norm = '' }) => norm.trim() || COMPANY_DECISION,
    draw: (entry) => (
      <Field
        {...entry}
        optional
        maxLength={MAX_HOLIDAY_NORM}
        placeholder={COMPANY_DECISION}
        hint="Se muestra junto a la fecha. Si lo dejás vacío dice «Decisión de la empresa»."
      />
    ),
  },
  description: {
    entries: [
      {
        name: 'description',
        label: 'Descripción',
        of: ({ description = '' }) => description,
      },
    ],
    read: ({ description = '' }) => description,
    draw: (entry) => <Field {...entry} optional maxLength={MAX_HOLIDAY_DESCRIPTION} />,
  },
});
