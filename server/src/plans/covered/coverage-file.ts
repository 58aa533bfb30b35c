import {
  COVERED_WORDS,
  CURRENCIES,
  NOWHERE,
  toOneCurrency,
  type Coverage,
  type Covered,
  type OneCurrency,
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

const moneyColumns = (one: OneCurrency | null): readonly Column[] =>
  (['spent', 'perHead'] as const).flatMap((figure) =>
    (one === null ? CURRENCIES : [one.currency]).map((currency) => ({
      header: `${COVERED_WORDS[figure]} (${currency})`,
      width: 16,
      value: (row: Named): CellValue => {
        const sums: Sums | null = row[figure];
        if (sums === null) return null;
        return (one === null ? sums : toOneCurrency(sums, one))[currency] / 100;
      },
    })),
  );

const columnsOf = (of: string, one: OneCurrency | null): readonly Column[] => [
  { header: of, width: 28, value: (row) => row.of },
  ...COUNTS.map((count) => ({
    header: COVERED_WORDS[count],
    width: 13,
    value: (row: Named) => row[count],
  })),
  { header: COVERED_WORDS.rating, width: 13, value: ({ rating }) => rating },
  ...moneyColumns(one),
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

/** All that is told of twelve months, each division in a sheet of its own, and everybody by name. */
export async function coverageFile(coverage: Coverage, one: OneCurrency | null): Promise<Buffer> {
  const { from, to, all, offices, teams, types, months, missed, repeated } = coverage;
  const divided = (name: string, of: string, rows: readonly Named[]) =>
    sheetOf(name, columnsOf(of, one), rows);
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
    ],
  });
  return Buffer.from(bytes);
}
