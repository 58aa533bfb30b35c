import { ImportError } from '../import-error.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { decode } from './decode.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { SheetRow } from './sheet-row.ts';

const starts = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Excel 97–2003, and also a newer workbook under a password. */
const OLE2 = [0xd0, 0xcf, 0x11, 0xe0];

function rowsOf(bytes: Uint8Array): AsyncGenerator<SheetRow> {
  if (starts(bytes, ZIP)) return readXlsx(bytes);
  if (starts(bytes, OLE2)) {
    throw new ImportError(
      'La planilla es de un Excel viejo o tiene contraseña: guardala como .xlsx, sin contraseña, y volvé a elegirla.',
    );
  }
  return readCsv(decode(bytes));
}

const tooMany = (what: string): ImportError =>
  new ImportError(`El archivo tiene demasiadas ${what}. Partilo en varios e importalos de a uno.`);

/**
 * The rows of a roster, empty ones included, whatever kind of file it is: that is told by its
 * content, never by its name.
 * @throws {ImportError}
 */
export async function* readRows(bytes: Uint8Array): AsyncGenerator<SheetRow> {
  for await (const { row, cells } of rowsOf(bytes)) {
    if (row > IMPORT_LIMITS.rows + 1) throw tooMany(`filas: se admiten ${IMPORT_LIMITS.rows}`);
    const last = cells.findLastIndex((cell) => cell.trim() !== '');
    if (last >= IMPORT_LIMITS.columns) {
      throw tooMany(`columnas: se admiten ${IMPORT_LIMITS.columns}`);
    }
    if (cells.some((cell) => cell.length > IMPORT_LIMITS.cellLength)) {
      throw new ImportError(`La fila ${row} tiene un texto demasiado largo: acortalo.`);
    }
    yield { row, cells: cells.slice(0, last + 1) };
  }
}
