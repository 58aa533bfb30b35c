import {
  COVERED_WORDS,
  CURRENCIES,
  NOWHERE,
  type Conversion,
  type Coverage,
  type Covered,
  type Currency,
  type Sums,
} from '@almanaque/api';
import { EVENT_TYPE_LABELS } from '@almanaque/shared-contracts/schemas';
import type { CellValue } from 'hucre';
import { writeXlsx, type WriteSheet } from 'hucre/xlsx';

/** What a row is of: a column of its own before the figures. */
interface Named extends Covered {
  readonly of: string;
}

interface Column {
  readonly header: string;
  readonly width: number;
  readonly value: (row: Named) => CellValue;
}

const COUNTS = ['dates', 'withPlan', 'done', 'respected', 'missed', 'ahead'] as const;

const moneyColumns = (currencies: readonly Currency[]): readonly Column[] =>
  (['spent', 'perHead'] as const).flatMap((figure) =>
    currencies.map((currency) => ({
      header: `${COVERED_WORDS[figure]} (${currency})`,
      width: 16,
      value: (row: Named): CellValue => {
        const sums: Sums | null = row[figure];
        return sums === null ? null : sums[currency] / 100;
      },
    })),
  );

const columnsOf = (of: string, currencies: readonly Currency[]): readonly Column[] => [
  { header: of, width: 28, value: (row) => row.of },
  ...COUNTS.map((count) => ({
    header: COVERED_WORDS[count],
    width: 13,
    value: (row: Named) => row[count],
  })),
  {
    header: COVERED_WORDS.rating,
    width: 13,
    value: ({ rating }) => (rating === null ? null : Math.round(rating * 10) / 10),
  },
  ...moneyColumns(currencies),
];

function sheetOf<Row>(
  name: string,
  columns: readonly { header: string; width: number; value: (row: Row) => CellValue }[],
  rows: readonly Row[],
): WriteSheet {
  return {
    name,
    columns: columns.map(({ width }) => ({ width })),
    rows: [
      columns.map(({ header }) => header),
      ...rows.map((row) => columns.map(({ value }) => value(row))),
    ],
    cells: new Map(
      columns.map((_column, index) => [`0,${index}`, { style: { font: { bold: true } } }]),
    ),
    freezePane: { rows: 1 },
  };
}

type Celebrated = Coverage['missed']['people'][number];

const people = (name: string, list: readonly Celebrated[]): WriteSheet =>
  sheetOf<Celebrated>(
    name,
    [
      { header: 'Persona', width: 32, value: (person) => person.name },
      { header: 'Oficina', width: 24, value: ({ office }) => office },
      { header: 'Equipo', width: 24, value: ({ team }) => team },
      { header: 'Veces que se celebró', width: 20, value: ({ done }) => done },
    ],
    list,
  );

const MISSING = 'Falta: cada moneda va aparte';

/** At what the dollar was taken, and the months for which nobody said it. */
const dollar = ({ rates, missing }: Conversion): WriteSheet =>
  sheetOf<{ readonly month: string; readonly pesos: CellValue }>(
    'Dólar',
    [
      { header: 'Mes', width: 28, value: ({ month }) => month },
      { header: 'Pesos por dólar', width: 32, value: ({ pesos }) => pesos },
    ],
    [
      ...rates.map(({ month, cents }) => ({ month, pesos: cents / 100 })),
      ...missing.map((month) => ({ month, pesos: MISSING })),
    ],
  );

/** The currencies that amounts are told in. */
const currenciesOf = (conversion: Conversion | null): readonly Currency[] =>
  conversion === null || conversion.missing.length > 0 ? CURRENCIES : [conversion.currency];

/** All that is told of twelve months, each division in a sheet of its own, and everybody by name. */
export async function coverageFile(coverage: Coverage): Promise<Buffer> {
  const { from, to, all, offices, teams, types, months, missed, repeated, conversion } = coverage;
  const currencies = currenciesOf(conversion);
  const divided = (name: string, of: string, rows: readonly Named[]) =>
    sheetOf(name, columnsOf(of, currencies), rows);
  const places = (groups: Coverage['offices']): Named[] =>
    groups.map((group) => ({ ...group, of: group.name ?? NOWHERE }));
  const bytes = await writeXlsx({
    sheets: [
      divided('Resumen', 'Período', [{ ...all, of: `${from} a ${to}` }]),
      divided('Oficinas', 'Oficina', places(offices)),
      divided('Equipos', 'Equipo', places(teams)),
      divided(
        'Tipos',
        'Tipo',
        types.map((group) => ({ ...group, of: EVENT_TYPE_LABELS[group.type] })),
      ),
      divided(
        'Meses',
        'Mes',
        months.map((group) => ({ ...group, of: group.month })),
      ),
      people('Sin celebrar', missed.people),
      people('Más de una vez', repeated.people),
      ...(conversion === null ? [] : [dollar(conversion)]),
    ],
  });
  return Buffer.from(bytes);
}
