import { addDays, dateOf } from '@almanaque/shared-contracts/schemas';

export interface Scenario {
  readonly name: string;
  readonly paths: readonly string[];
  /** Whether only an administrator may ask. */
  readonly signedIn: boolean;
}

const GRID_DAYS = 42;

/** The six weeks that a month's page shows. */
const grid = (year: number, month: number): string => {
  const from = addDays(dateOf(year, month, 1), -6);
  return `/api/v1/calendar?from=${from}&to=${addDays(from, GRID_DAYS - 1)}`;
};

const years = Array.from({ length: 60 }, (_, index) => 1990 + index);

/** More than the server keeps, so that each is worked out anew: what a read costs after a write. */
const allMonths = years.flatMap((year) =>
  Array.from({ length: 12 }, (_, month) => grid(year, month + 1)),
);

const SEARCHED = ['maria gonz', 'perez', 'jul', 'nunez ana', 'wojc', 'm', 'aguirre tomas', 'zzz'];

const open = (name: string, paths: readonly string[]): Scenario => ({
  name,
  paths,
  signedIn: false,
});

export const MONTH_KEPT = open('mes, guardado', [grid(2026, 11)]);
export const MONTH = open('mes, sin guardar', allMonths);

export const WEEK = open(
  'próxima semana, sin guardar',
  Array.from({ length: 200 }, (_, day) => {
    const from = addDays(dateOf(2026, 1, 1), day);
    return `/api/v1/calendar?from=${from}&to=${addDays(from, 7)}`;
  }),
);

export const SEARCH = open(
  'búsqueda',
  SEARCHED.map((text) => `/api/v1/search?q=${encodeURIComponent(text)}&from=2026-11-21`),
);

export const SCENARIOS: readonly Scenario[] = [
  MONTH_KEPT,
  MONTH,
  WEEK,
  open(
    'año, sin guardar',
    // More than are kept: with and without each of two types besides.
    years.flatMap((year) =>
      ['', '&types=cumpleanos', '&types=aniversario'].map(
        (filter) => `/api/v1/calendar?from=${year}-01-01&to=${year}-12-31${filter}`,
      ),
    ),
  ),
  SEARCH,
  { name: 'personas, una página', paths: ['/api/v1/people?limit=50'], signedIn: true },
];
