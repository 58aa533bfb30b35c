import { EncryptedFileError, HucreError } from 'hucre';
import { readXlsx as readWorkbook, streamXlsxRows } from 'hucre/xlsx';
import { HEADER_SEARCH_ROWS } from './headers.ts';
import { ImportError } from './import-error.ts';
import type { SheetRow } from './sheet-row.ts';
import type { SheetLimits } from './limits.ts';
import type { PickSheet, SheetStart } from './pick-sheet.ts';
import { refuseLargeUnpacked } from './unpacked-size.ts';

/** How many sheets are looked at for the one that is wanted. */
const SHEETS = 20;

/** Headers, with what stands above them, and a few rows below. */
const START = HEADER_SEARCH_ROWS + 5;

function textOf(value: unknown): string {
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function failure(error: unknown): unknown {
  if (error instanceof EncryptedFileError) {
    return new ImportError('La planilla tiene contraseña: quitásela y volvé a elegirla.', {
      cause: error,
    });
  }
  if (!(error instanceof HucreError)) return error;
  const message = 'El archivo .xlsx está dañado: abrilo, guardalo de nuevo y volvé a elegirlo.';
  return new ImportError(message, { cause: error });
}

async function* readSheet(bytes: Uint8Array, sheet: number): AsyncGenerator<SheetRow> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    yield { row: index + 1, cells: values.map(textOf) };
  }
}

interface Sheet {
  readonly name: string;
  readonly index: number;
}

/** The sheets a person sees in the workbook. */
async function sheetsOf(bytes: Uint8Array): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  await readWorkbook(bytes, {
    sheets: ({ name, index, hidden, veryHidden }) => {
      if (hidden !== true && veryHidden !== true) sheets.push({ name, index });
      return false;
    },
  });
  return sheets.slice(0, SHEETS);
}

async function startOf(bytes: Uint8Array, { name, index }: Sheet): Promise<SheetStart> {
  const rows: (readonly string[])[] = [];
  for await (const { cells } of readSheet(bytes, index)) {
    rows.push(cells);
    if (rows.length === START) break;
  }
  return { name, rows };
}

/**
 * The rows of the sheet that is picked, one at a time. A formula counts as the value that was last
 * worked out for it.
 * @throws {ImportError} for a file that is protected, damaged, or too large once unpacked.
 */
export async function* readXlsx(
  bytes: Uint8Array,
  limits: SheetLimits,
  pick: PickSheet,
): AsyncGenerator<SheetRow> {
  refuseLargeUnpacked(bytes, limits);
  try {
    const sheets = await sheetsOf(bytes);
    const starts: SheetStart[] = [];
    for (const sheet of sheets) starts.push(await startOf(bytes, sheet));
    const picked = sheets[pick(starts)];
    if (picked !== undefined) yield* readSheet(bytes, picked.index);
  } catch (error) {
    throw failure(error);
  }
}
