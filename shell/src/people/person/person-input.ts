import {
  type Person,
  type PersonInput,
  EMPTY_PERSON,
  feb29Schema,
  personInputSchema,
} from '@almanaque/api';
import type { Entries, Problems } from '@almanaque/ui/form';
import { DATE_PROBLEM, dateOfShort } from '../list/person-words.ts';

const textOrNull = (text = ''): string | null => text.trim() || null;

/** Blank in both: there is no birthday. Anything else is judged by the schema. */
const birthOf = ({ birth = '', birthMonth = '', birthYear = '' }: Entries) =>
  birth.trim() === '' && birthMonth === ''
    ? null
    : {
        day: Number(birth),
        month: Number(birthMonth),
        year: birthYear.trim() === '' ? null : Number(birthYear),
      };

/** What was entered, in the form of the contract; not yet judged. */
const candidate = (entries: Entries) => ({
  legajo: textOrNull(entries['legajo']),
  firstName: entries['firstName'] ?? '',
  lastName: entries['lastName'] ?? '',
  preferredName: textOrNull(entries['preferredName']),
  email: textOrNull(entries['email']),
  birth: birthOf(entries),
  hireDate: dateOfShort(entries['hireDate'] ?? ''),
  leavingDate: dateOfShort(entries['leavingDate'] ?? ''),
  office: textOrNull(entries['office']),
  province: textOrNull(entries['province']),
  team: textOrNull(entries['team']),
  birthdayShown: entries['birthdayShown'] === 'true',
  anniversaryShown: entries['anniversaryShown'] === 'true',
  feb29: feb29Schema.safeParse(entries['feb29']).data ?? '02-28',
});

/** @throws what `checkPerson` would have told. */
export const personOf = (entries: Entries): PersonInput =>
  personInputSchema.parse(candidate(entries));

const PLAIN: Problems = {
  birth: 'Esa fecha de nacimiento no existe: revisá el día y el mes.',
  email: 'El correo no es válido: tiene la forma a@b.com.ar.',
  leavingDate: 'El egreso es anterior al ingreso: corregí una de las dos fechas.',
};

const unreadableDates = (entries: Entries): Problems =>
  Object.fromEntries(
    ['hireDate', 'leavingDate']
      .filter((name) => entries[name]?.trim() && dateOfShort(entries[name]) === null)
      .map((name) => [name, DATE_PROBLEM]),
  );

/** What is wrong with what was entered, by the name of the entry. */
export function checkPerson(entries: Entries): Problems {
  const { error } = personInputSchema.safeParse(candidate(entries));
  const names = (error?.issues ?? []).map(({ path }) => String(path[0]));
  const judged = names.map((name): [string, string] => [
    name,
    PLAIN[name] ?? 'Es demasiado largo: acortalo.',
  ]);
  return { ...Object.fromEntries<string>(judged), ...unreadableDates(entries) };
}

export const inputOf = (person: Person | null): PersonInput => person ?? EMPTY_PERSON;
