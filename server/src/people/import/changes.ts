import { type Birth, type ImportRow, type PersonInput } from '@almanaque/shared-contracts/schemas';
import { asWritten } from './written-date.ts';
import type { RowValues } from './read-row.ts';

/** In the order a person reads them. What a roster does not carry (what is shown) is not here. */
const FIELD_NAMES = {
  legajo: 'Legajo',
  firstName: 'Nombre',
  lastName: 'Apellido',
  preferredName: 'Nombre preferido',
  email: 'Correo',
  birth: 'Nacimiento',
  hireDate: 'Ingreso',
  leavingDate: 'Egreso',
  office: 'Oficina',
  province: 'Provincia',
  team: 'Equipo',
} as const satisfies Partial<Record<keyof PersonInput, string>>;

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

const isSame = (a: Value, b: Value): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && sameBirth(a, b));

const sameBirth = (a: Birth | null, b: Birth | null): boolean =>
  a?.day === b?.day && a?.month === b?.month && a?.year === b?.year;

/** What the file's values would change of what is stored; empty when they say the same. */
export function changesOf(stored: PersonInput, values: RowValues): ImportRow['changes'] {
  const fields = Object.keys(FIELD_NAMES) as (keyof typeof FIELD_NAMES)[];
  return fields.flatMap((field) => {
    const after = values[field];
    if (after === undefined) return [];
    if (isSame(stored[field], after)) return [];
    return [{ field: FIELD_NAMES[field], before: spoken(stored[field]), after: spoken(after) }];
  });
}

const DATES = ['birth', 'hireDate', 'leavingDate'] as const;

/** The dates of a row as they were read: '12/1/85' tells nobody which year was taken. */
export const datesRead = (values: RowValues): ImportRow['changes'] =>
  DATES.flatMap((field) => {
    const value = values[field] ?? null;
    return value === null ? [] : [{ field: FIELD_NAMES[field], before: '', after: spoken(value) }];
  });
