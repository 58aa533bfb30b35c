import {
  CELEBRATION_WORDS,
  IMPORT_FIELDS,
  PERSON_WORDS,
  type Birth,
  type ImportField,
  type ImportRow,
  type PersonInput,
} from '@almanaque/api';
import { asWritten } from './written-date.ts';
import type { RowValues } from './read-row.ts';

/** What a roster tells of a person, in the order in which people read it. A whole name is told by its parts. */
const FIELDS = IMPORT_FIELDS.filter(
  (field): field is Exclude<ImportField, 'fullName'> => field !== 'fullName',
);

type Value = string | Birth | null;

const pad = (value: number): string => String(value).padStart(2, '0');

/** '05/05/1990' as rosters write it; without the year where it is not known. */
const spokenBirth = ({ day, month, year }: Birth): string =>
  [pad(day), pad(month), ...(year === null ? [] : [year])].join('/');

function spoken(value: Value): string {
  if (value === null || value === '') return '(vacío)';
  if (typeof value === 'object') return spokenBirth(value);
  return asWritten(value);
}

/** What is said of a person in one column. */
function told({ celebration, ...person }: RowValues, field: (typeof FIELDS)[number]): string {
  if (field !== 'celebration') return spoken(person[field] ?? null);
  return celebration === undefined ? '' : CELEBRATION_WORDS[celebration];
}

const isSame = (a: Value, b: Value): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && sameBirth(a, b));

const sameBirth = (a: Birth | null, b: Birth | null): boolean =>
  a?.day === b?.day && a?.month === b?.month && a?.year === b?.year;

/** What the file's values would change of what is stored; empty when they say the same. */
export function changesOf(stored: PersonInput, values: RowValues): ImportRow['changes'] {
  return FIELDS.flatMap((field) => {
    const after = values[field];
    if (after === undefined) return [];
    if (isSame(stored[field], after)) return [];
    return [
      { field: PERSON_WORDS[field], before: told(stored, field), after: told(values, field) },
    ];
  });
}

const DATES = ['birth', 'hireDate', 'leavingDate'] as const;

/** The dates of a row as they were read: '12/1/85' tells nobody which year was taken. */
export const datesRead = (values: RowValues): ImportRow['changes'] =>
  DATES.flatMap((field) => {
    const value = values[field] ?? null;
    return value === null ? [] : [{ field: PERSON_WORDS[field], before: '', after: spoken(value) }];
  });
