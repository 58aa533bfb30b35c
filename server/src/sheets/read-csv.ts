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

const TOO_LONG = 'tiene una línea demasiado larga, o unas comillas (") sin cerrar';
const UNREADABLE: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'tiene unas comillas (") que se abren y no se cierran',
  CSV_MAX_RECORD_SIZE: TOO_LONG,
};

const unreadable = (why: string, row: number, options?: ErrorOptions): ImportError =>
  new ImportError(
    `El archivo ${why} cerca de la fila ${row}: corregilo y volvé a elegirlo.`,
    options,
  );

function failure(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const why = UNREADABLE[error.code] ?? 'no tiene la forma de una tabla';
  // The parser is ahead of whoever reads its rows: it alone knows where it stopped.
  return unreadable(why, Number(error['records']) + 1, { cause: error });
}

/** Two quotes and a delimiter. */
const AROUND_A_CELL = 3;

/**
 * A line is one array for the parser, which counts what stands in its cells and not how many they are:
 * one of 20 million delimiters ends the process, whatever the limits of its thread.
 * @throws {ImportError}
 */
function refuseLongLines(text: string, { columns, cellLength }: SheetLimits): void {
  const longest = columns * (cellLength + AROUND_A_CELL);
  let row = 1;
  let begins = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at];
    if (sign !== '\n' && sign !== '\r' && sign !== undefined) continue;
    if (at - begins > longest) throw unreadable(TOO_LONG, row);
    begins = at + 1;
    if (sign !== '\r' || text[at + 1] !== '\n') row += 1;
  }
}

/**
 * The rows of separated text, empty ones included, one at a time.
 * @throws {ImportError} naming the row where the text stops being a table.
 */
export async function* readCsv(text: string, limits: SheetLimits): AsyncGenerator<SheetRow> {
  refuseLongLines(text, limits);
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
