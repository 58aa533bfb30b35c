import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ImportError } from './import-error.ts';
import type { SheetLimits } from './limits.ts';
import { delimiterOf } from './delimiter.ts';
import type { SheetRow } from './sheet-row.ts';

const CHUNK = 64 * 1024;

function* chunksOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += CHUNK) yield text.slice(start, start + CHUNK);
}

const UNREADABLE: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'tiene unas comillas (") que se abren y no se cierran',
  CSV_MAX_RECORD_SIZE: 'tiene una línea demasiado larga, o unas comillas (") sin cerrar',
};

function failure(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const why = UNREADABLE[error.code] ?? 'no tiene la forma de una tabla';
  // The parser is ahead of whoever reads its rows: it alone knows where it stopped.
  const row = Number(error['records']) + 1;
  const message = `El archivo ${why} cerca de la fila ${row}: corregilo y volvé a elegirlo.`;
  return new ImportError(message, { cause: error });
}

/**
 * The rows of separated text, empty ones included, one at a time.
 * @throws {ImportError} naming the row where the text stops being a table.
 */
export async function* readCsv(text: string, limits: SheetLimits): AsyncGenerator<SheetRow> {
  const parser = Readable.from(chunksOf(text)).pipe(
    parse({
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      relaxQuotes: true,
      // A quote that never closes would otherwise take the rest of the file for one cell.
      maxRecordSize: limits.columns * limits.cellLength,
    }),
  );
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (row === 1 && /^sep=.?$/.test(cells.join(''))) continue;
      yield { row, cells };
    }
  } catch (error) {
    throw failure(error);
  }
}
