import {
  CELEBRATION_WORDS,
  IMPORT_FIELDS,
  PERSON_WORDS,
  PROVINCES,
  type ImportField,
} from '@almanaque/api';
import { writeXlsx } from 'hucre/xlsx';

/** The name goes in two columns; whoever has it in one may keep it so. */
type Column = Exclude<ImportField, 'fullName'>;

interface Help {
  readonly example: string;
  readonly note: string;
  /** Its cells are dates. */
  readonly isDate?: true;
}

/** What to write in each column: a field of the roster without a word here does not compile. */
const HELP: Readonly<Record<Column, Help>> = {
  legajo: {
    example: '1024',
    note: 'Hace falta el legajo o el correo, para reconocer a cada persona la próxima vez.',
  },
  firstName: { example: 'María José', note: 'Hace falta.' },
  lastName: { example: 'Saavedra', note: '' },
  preferredName: { example: 'Majo', note: 'Si va, es el nombre que muestra el calendario.' },
  email: { example: 'mjsaavedra@ejemplo.com.ar', note: '' },
  birth: {
    example: '14/03/1990',
    note: 'Para los cumpleaños: la edad no se le muestra a nadie.',
    isDate: true,
  },
  hireDate: { example: '02/05/2019', note: 'Para los aniversarios de trabajo.', isDate: true },
  leavingDate: { example: '', note: 'Solo de quien ya no trabaja en la empresa.', isDate: true },
  office: { example: 'Casa central', note: '' },
  province: { example: 'Córdoba', note: 'La de su lugar de trabajo.' },
  team: { example: 'Administración', note: '' },
  celebration: {
    example: CELEBRATION_WORDS.privado,
    note: `También ${CELEBRATION_WORDS.publico} o ${CELEBRATION_WORDS.no}; vacía, queda como está.`,
  },
};

const isColumn = (field: ImportField): field is Column => field !== 'fullName';

export const TEMPLATE_COLUMNS: readonly Column[] = IMPORT_FIELDS.filter(isColumn);

/** More rows than a roster that is filled in by hand has. */
const ROWS = 2000;

const letter = (column: Column): string =>
  String.fromCharCode('A'.charCodeAt(0) + TEMPLATE_COLUMNS.indexOf(column));

/** What a column's cells can be picked from. Another word is let in: the import says what it makes of it. */
const offered = (column: Column, values: readonly string[]) => ({
  type: 'list' as const,
  values: [...values],
  range: `${letter(column)}2:${letter(column)}${ROWS}`,
  showErrorMessage: false,
});

/** 'Legajo, por ejemplo 1024. Hace falta…' */
function helpFor(column: Column): string {
  const { example, note } = HELP[column];
  const named =
    example === '' ? PERSON_WORDS[column] : `${PERSON_WORDS[column]}, por ejemplo ${example}`;
  return `${named}. ${note}`.trim();
}

/** An empty roster whose titles the import knows, with a second sheet that tells how to fill it in. */
export async function rosterTemplate(): Promise<Buffer> {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Nómina',
        columns: TEMPLATE_COLUMNS.map((column) => ({
          width: 20,
          ...(HELP[column].isDate && { numFmt: 'dd/mm/yyyy' }),
        })),
        rows: [TEMPLATE_COLUMNS.map((column) => PERSON_WORDS[column])],
        cells: new Map(
          TEMPLATE_COLUMNS.map((_column, index) => [
            `0,${index}`,
            { style: { font: { bold: true } } },
          ]),
        ),
        freezePane: { rows: 1 },
        dataValidations: [
          offered('province', PROVINCES),
          offered('celebration', Object.values(CELEBRATION_WORDS)),
        ],
      },
      {
        // In one column, so that it is never taken for the people.
        name: 'Cómo completarla',
        columns: [{ width: 120 }],
        rows: TEMPLATE_COLUMNS.map((column) => [helpFor(column)]),
      },
    ],
  });
  return Buffer.from(bytes);
}
