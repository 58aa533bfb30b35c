import { HEADER_SEARCH_ROWS, findHeader } from '../../sheets/headers.ts';
import { ImportError } from '../../sheets/import-error.ts';
import type { SheetLimits } from '../../sheets/limits.ts';
import { bestHeaded } from '../../sheets/pick-sheet.ts';
import { readRows } from '../../sheets/read-rows.ts';
import type { SheetRow } from '../../sheets/sheet-row.ts';
import { guessColumns, missingColumns, type ProviderField } from './columns.ts';

/** Read where requests are answered, so far smaller than a roster's. */
const PROVIDER_LIMITS: SheetLimits = {
  unpackedBytes: 20 * 1024 * 1024,
  rows: 2_000,
  columns: 50,
  cellLength: 2_000,
};

/** The cells of one row by what they hold; no entry: the file has no such column. */
export interface TableRow {
  readonly row: number;
  readonly cells: ReadonlyMap<ProviderField, string>;
}

export interface Table {
  readonly rows: readonly TableRow[];
  /** Headers of columns that hold nothing the directory keeps. */
  readonly unused: readonly string[];
}

/** How people write 'nothing' in a cell. */
const NOTHING = /^(?:[-–—.]+|n\/?[ac]|s\/[dn]|null|sin datos?)$/i;

const clean = (cell = ''): string => {
  const text = cell.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return NOTHING.test(text) ? '' : text;
};

const cellsOf = ({ cells }: SheetRow, fields: readonly (ProviderField | null)[]) =>
  new Map(fields.flatMap((field, index) => (field === null ? [] : [[field, clean(cells[index])]])));

/**
 * The rows of a file of providers, or of pasted ones, below their headers.
 * @throws {ImportError} for a file that is no table, or lacks a column it cannot go without.
 */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  const all: SheetRow[] = [];
  for await (const row of readRows(bytes, PROVIDER_LIMITS, bestHeaded(guessColumns))) {
    all.push(row);
  }
  const first = all.slice(0, HEADER_SEARCH_ROWS).map(({ cells }) => cells);
  const at = findHeader(first, guessColumns);
  const headers = all[at]?.cells;
  if (headers === undefined) throw new ImportError('El archivo está vacío: no tiene ninguna fila.');
  const fields = guessColumns(headers);
  const problem = missingColumns(fields);
  if (problem !== null) throw new ImportError(problem);
  const rows = all.slice(at + 1).filter(({ cells }) => cells.length > 0);
  if (rows.length === 0) {
    throw new ImportError('El archivo tiene títulos pero ningún proveedor debajo.');
  }
  const unused = headers.map(clean).filter((header, index) => header !== '' && !fields[index]);
  return { rows: rows.map((row) => ({ row: row.row, cells: cellsOf(row, fields) })), unused };
}
