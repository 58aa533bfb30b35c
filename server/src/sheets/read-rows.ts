import { ImportError } from './import-error.ts';
import type { SheetLimits } from './limits.ts';
import { decode } from './decode.ts';
import { firstWithText, type PickSheet } from './pick-sheet.ts';
import type { SheetRow } from './sheet-row.ts';

const starts = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Excel 97–2003, and also a newer workbook under a password. */
const OLE2 = [0xd0, 0xcf, 0x11, 0xe0];

/** Either library is loaded with the first file of its kind: the server starts without them. */
async function rowsOf(
  bytes: Uint8Array,
  limits: SheetLimits,
  pick: PickSheet,
): Promise<AsyncGenerator<SheetRow>> {
  if (starts(bytes, ZIP)) return (await import('./read-xlsx.ts')).readXlsx(bytes, limits, pick);
  if (starts(bytes, OLE2)) {
    throw new ImportError(
      'La planilla es de un Excel viejo o tiene contraseña: guardala como .xlsx, sin contraseña, y volvé a elegirla.',
    );
  }
  return (await import('./read-csv.ts')).readCsv(decode(bytes), limits);
}

const tooMany = (what: string): ImportError =>
  new ImportError(`El archivo tiene demasiadas ${what}. Partilo en varios e importalos de a uno.`);

/**
 * The rows of a table, empty ones included, whatever kind of file it is: that is told by its
 * content, never by its name.
 * @param pick Which sheet, where there are several.
 * @throws {ImportError}
 */
export async function* readRows(
  bytes: Uint8Array,
  limits: SheetLimits,
  pick: PickSheet = firstWithText,
): AsyncGenerator<SheetRow> {
  for await (const { row, cells } of await rowsOf(bytes, limits, pick)) {
    if (row > limits.rows + 1) throw tooMany(`filas: se admiten ${limits.rows}`);
    const last = cells.findLastIndex((cell) => cell.trim() !== '');
    if (last >= limits.columns) {
      throw tooMany(`columnas: se admiten ${limits.columns}`);
    }
    if (cells.some((cell) => cell.length > limits.cellLength)) {
      throw new ImportError(`La fila ${row} tiene un texto demasiado largo: acortalo.`);
    }
    yield { row, cells: cells.slice(0, last + 1) };
  }
}
