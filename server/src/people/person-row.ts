import { type Person, type PersonInput } from '@almanaque/api';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import type { Selectable } from 'kysely';
import { searchable } from '../text/words.ts';
import { fold } from '../text/fold.ts';
import { picturePath } from '../pictures/picture-path.ts';
import { legajoKey } from './legajo-key.ts';
import type { PeopleTable, Shown } from './tables.ts';

export type PersonRow = Selectable<PeopleTable>;
/** What a form or a roster says of a person; a photo comes by itself, the rest is worked out as it is written. */
export type PersonColumns = Omit<PersonRow, 'birth_md' | 'hire_md' | 'photo' | 'changed_at'>;

type Named = Pick<PersonInput, 'firstName' | 'lastName' | 'preferredName'>;

/** As colleagues call the person: 'Lucha Ibáñez'. */
export const displayName = ({ firstName, lastName, preferredName }: Named): string =>
  `${preferredName ?? firstName} ${lastName}`.trim();

const dateOrNull = (text: string | null) => (text === null ? null : isoDate(text));

export function toInput(row: PersonRow): PersonInput {
  const { birth_day: day, birth_month: month, birth_year: year } = row;
  return {
    legajo: row.legajo,
    firstName: row.first_name,
    lastName: row.last_name,
    preferredName: row.preferred_name,
    email: row.email,
    birth: day === null || month === null ? null : { day, month, year },
    hireDate: dateOrNull(row.hire_date),
    leavingDate: dateOrNull(row.leaving_date),
    office: row.office,
    province: row.province,
    team: row.team,
    birthdayShown: row.birthday_shown !== 0,
    anniversaryShown: row.anniversary_shown !== 0,
    celebration: row.celebration,
    feb29: row.feb29,
  };
}

export const toPerson = (row: PersonRow): Person => ({
  id: row.id,
  ...toInput(row),
  photo: row.photo === null ? null : picturePath(row.photo),
  version: row.version,
});

const shown = ({ celebration }: PersonInput, wanted: boolean): Shown => {
  if (!wanted) return 0;
  return celebration === 'no' ? 2 : 1;
};

export function toColumns(id: string, version: number, person: PersonInput): PersonColumns {
  const { firstName, lastName, preferredName, email, legajo, birth } = person;
  return {
    id,
    legajo,
    legajo_key: legajo === null ? null : legajoKey(legajo),
    first_name: firstName,
    last_name: lastName,
    preferred_name: preferredName,
    email,
    birth_day: birth?.day ?? null,
    birth_month: birth?.month ?? null,
    birth_year: birth?.year ?? null,
    hire_date: person.hireDate,
    leaving_date: person.leavingDate,
    office: person.office,
    province: person.province,
    team: person.team,
    birthday_shown: shown(person, person.birthdayShown),
    anniversary_shown: shown(person, person.anniversaryShown),
    celebration: person.celebration,
    feb29: person.feb29,
    sort_name: fold(`${lastName} ${firstName}`),
    search_text: fold([firstName, lastName, preferredName, email, legajo].join(' ')),
    name_text: searchable([firstName, lastName, preferredName]),
    version,
  };
}

/** As it was kept to be written again, by this version or by an earlier one. */
export type KeptRow = Omit<PersonRow, 'celebration'> & Partial<Pick<PersonRow, 'celebration'>>;

/** A row as it would be written again. One that an earlier version kept lacks what was added since: it has it here. */
export function rewritable({
  birth_md: _birth,
  hire_md: _hire,
  photo: _photo,
  changed_at: _changed,
  ...row
}: KeptRow): PersonColumns {
  const { celebration = 'publico', first_name, last_name, preferred_name } = row;
  return { ...row, celebration, name_text: searchable([first_name, last_name, preferred_name]) };
}
