import { EncryptedFileError, HucreError } from 'hucre';
import { streamXlsxRows } from 'hucre/xlsx';
import { ImportError } from './import-error.ts';
import type { SheetRow } from './sheet-row.ts';
import type { SheetLimits } from './limits.ts';
import { refuseLargeUnpacked } from './unpacked-size.ts';

/** How many sheets are looked at for one that holds anything. */
const SHEETS = 10;

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

/**
 * The rows of the first sheet that holds anything, one at a time. A formula counts as the value
 * that was last worked out for it.
 * @throws {ImportError} for a file that is protected, damaged, or too large once unpacked.
 */
export async function* readXlsx(bytes: Uint8Array, limits: SheetLimits): AsyncGenerator<SheetRow> {
  refuseLargeUnpacked(bytes, limits);
  try {
    for (let sheet = 0; sheet < SHEETS; sheet += 1) {
      let empty = true;
      for await (const row of readSheet(bytes, sheet)) {
        empty &&= row.cells.every((cell) => cell.trim() === '');
        yield row;
      }
      if (!empty) return;
    }
  } catch (error) {
    throw failure(error);
  }
}
