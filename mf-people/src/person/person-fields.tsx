import {
  CELEBRATION_WORDS,
  CELEBRATIONS,
  celebrationSchema,
  FEB29_WORDS,
  feb29Schema,
  PERSON_WORDS,
  personInputSchema,
  PROVINCES,
  type PersonInput,
} from '@almanaque/api';
import { MONTHS, dateOfShort, shortDate } from '@almanaque/shared-contracts';
import {
  Box,
  Choice,
  DateField,
  dateProblem,
  draftForm,
  type Entries,
  Field,
} from '@almanaque/ui/form';
import { BirthEntries } from './birth-entries.tsx';

const textOrNull = (text = ''): string | null => text.trim() || null;

type Line = 'legajo' | 'preferredName' | 'email' | 'office' | 'team' | 'province';

/** A field that is entered in one line, or left empty. */
const line = (name: Line) => ({
  entries: [{ name, label: PERSON_WORDS[name], of: (person: PersonInput) => person[name] ?? '' }],
  read: (entries: Entries) => textOrNull(entries[name]),
});

const nameOf = (name: 'firstName' | 'lastName') => ({
  entries: [{ name, label: PERSON_WORDS[name], of: (person: PersonInput) => person[name] }],
  read: (entries: Entries) => entries[name] ?? '',
});

const date = (name: 'hireDate' | 'leavingDate') => ({
  entries: [
    { name, label: PERSON_WORDS[name], of: (person: PersonInput) => shortDate(person[name]) },
  ],
  read: (entries: Entries) => dateOfShort(entries[name] ?? ''),
  unreadable: (entries: Entries) =>
    entries[name]?.trim() && dateOfShort(entries[name]) === null
      ? dateProblem(entries[name])
      : null,
});

const shown = (name: 'birthdayShown' | 'anniversaryShown') => ({
  entries: [
    {
      name,
      label: PERSON_WORDS[name],
      of: (person: PersonInput) => String(person[name]),
      told: (text: string) => (text === 'true' ? 'sí' : 'no'),
    },
  ],
  read: (entries: Entries) => entries[name] === 'true',
});

/** Blank in both: there is no birthday. Anything else is judged by the schema. */
const birthOf = ({ birth = '', birthMonth = '', birthYear = '' }: Entries) =>
  birth.trim() === '' && birthMonth === ''
    ? null
    : {
        day: Number(birth),
        month: Number(birthMonth),
        year: birthYear.trim() === '' ? null : Number(birthYear),
      };

/** What is offered while one is typed. */
interface Offered {
  readonly offices: readonly string[];
  readonly teams: readonly string[];
}

/** What the form does with each thing that is known of a person. */
export const personForm = draftForm<PersonInput, Offered>(personInputSchema, {
  firstName: { ...nameOf('firstName'), draw: (entry) => <Field {...entry} required /> },
  lastName: { ...nameOf('lastName'), draw: (entry) => <Field {...entry} optional /> },
  preferredName: { ...line('preferredName'), draw: (entry) => <Field {...entry} optional /> },
  legajo: { ...line('legajo'), draw: (entry) => <Field {...entry} optional /> },
  email: {
    ...line('email'),
    problem: 'El correo no es válido: tiene la forma nombre@empresa.com.ar.',
    draw: (entry) => <Field {...entry} optional type="email" />,
  },
  birth: {
    entries: [
      { name: 'birth', label: 'Día de nacimiento', of: ({ birth }) => String(birth?.day ?? '') },
      {
        name: 'birthMonth',
        label: 'Mes de nacimiento',
        of: ({ birth }) => String(birth?.month ?? ''),
        told: (month) => MONTHS[Number(month) - 1] ?? month,
      },
      {
        name: 'birthYear',
        label: 'Año de nacimiento',
        of: ({ birth }) => String(birth?.year ?? ''),
      },
    ],
    read: birthOf,
    problem: 'Esa fecha de nacimiento no existe: revisá el día y el mes.',
    draw: (_entry, _offered, begun) => <BirthEntries begun={begun} />,
  },
  feb29: {
    entries: [
      {
        name: 'feb29',
        label: PERSON_WORDS.feb29,
        of: ({ feb29 }) => feb29,
        told: (day) => FEB29_WORDS[feb29Schema.parse(day)],
      },
    ],
    read: ({ feb29 }) => feb29Schema.safeParse(feb29).data ?? '02-28',
    // Asked with the birthday, of a 29 February only.
    draw: () => null,
  },
  hireDate: { ...date('hireDate'), draw: (entry) => <DateField {...entry} optional /> },
  leavingDate: {
    ...date('leavingDate'),
    problem: 'El egreso es anterior al ingreso: corregí una de las dos fechas.',
    draw: (entry) => <DateField {...entry} optional />,
  },
  office: {
    ...line('office'),
    draw: (entry, { offices }) => <Field {...entry} optional suggestions={offices} />,
  },
  team: {
    ...line('team'),
    draw: (entry, { teams }) => <Field {...entry} optional suggestions={teams} />,
  },
  province: {
    ...line('province'),
    draw: (entry) => <Field {...entry} optional suggestions={PROVINCES} />,
  },
  birthdayShown: {
    ...shown('birthdayShown'),
    draw: ({ name, defaultValue }) => (
      <Box
        name={name}
        label="Mostrar su cumpleaños (nunca la edad)"
        defaultChecked={defaultValue === 'true'}
      />
    ),
  },
  anniversaryShown: {
    ...shown('anniversaryShown'),
    draw: ({ name, defaultValue }) => (
      <Box
        name={name}
        label="Mostrar sus aniversarios de trabajo"
        defaultChecked={defaultValue === 'true'}
      />
    ),
  },
  celebration: {
    entries: [
      {
        name: 'celebration',
        label: PERSON_WORDS.celebration,
        of: ({ celebration }) => celebration,
        told: (celebration) => CELEBRATION_WORDS[celebrationSchema.parse(celebration)],
      },
    ],
    read: ({ celebration }) => celebrationSchema.safeParse(celebration).data ?? 'publico',
    draw: (entry) => (
      <Choice {...entry} required>
        {CELEBRATIONS.map((celebration) => (
          <option key={celebration} value={celebration}>
            {CELEBRATION_WORDS[celebration]}
          </option>
        ))}
      </Choice>
    ),
  },
});
