import type { ImportColumn } from '@almanaque/shared-contracts/schemas';
import { findHeader, HEADER_SEARCH_ROWS } from '../../../sheets/headers.ts';
import { guessFields } from '../headers.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { ImportError } from '../../../sheets/import-error.ts';
import { readRows } from '../../../sheets/read-rows.ts';
import type { SheetRow } from '../../../sheets/sheet-row.ts';
import { updateImport } from './import-record.ts';
import type { JobContext } from './job.ts';
import { reviewImport } from './review-job.ts';
import { STAGE_CHUNK, stageRows } from './staged-rows.ts';

const SAMPLES = 3;

const hasText = ({ cells }: SheetRow): boolean => cells.length > 0;

function columnsFrom(header: SheetRow, below: readonly SheetRow[]): ImportColumn[] {
  const width = Math.max(header.cells.length, ...below.map(({ cells }) => cells.length));
  const headers = Array.from({ length: width }, (_, index) => header.cells[index]?.trim() ?? '');
  const fields = guessFields(headers);
  return headers.map((text, index) => ({
    header: text === '' ? `Columna ${index + 1}` : text,
    samples: below
      .map(({ cells }) => cells[index]?.trim() ?? '')
      .filter((sample) => sample !== '')
      .slice(0, SAMPLES),
    field: fields[index] ?? null,
  }));
}

/**
 * Reads a file, keeps its rows a chunk at a time, guesses what its columns hold, and reviews it by
 * that guess. The rows are never all in memory.
 */
export async function readImportFile(context: JobContext, bytes: Uint8Array): Promise<void> {
  const { db, importId, report } = context;
  let header: SheetRow | null = null;
  let columns: ImportColumn[] = [];
  let pending: SheetRow[] = [];
  let kept = 0;

  const stage = async (): Promise<void> => {
    if (header === null) {
      const first = findHeader(
        pending.slice(0, HEADER_SEARCH_ROWS).map(({ cells }) => cells),
        guessFields,
      );
      header = pending[first] ?? null;
      if (header === null) throw new ImportError('El archivo está vacío: no tiene ninguna fila.');
      pending = pending.slice(first + 1);
      columns = columnsFrom(header, pending);
    }
    const rows = pending.filter(hasText);
    pending = [];
    await stageRows(db, importId, rows);
    kept += rows.length;
    report({ step: 'reading', done: kept, total: null });
  };

  for await (const row of readRows(bytes, IMPORT_LIMITS)) {
    pending.push(row);
    if (pending.length >= STAGE_CHUNK) await stage();
  }
  await stage();
  if (kept === 0) {
    throw new ImportError('El archivo tiene encabezados pero ninguna persona debajo.');
  }
  await updateImport(db, importId, { columns: JSON.stringify(columns) });
  await reviewImport(
    context,
    columns.map(({ field }) => field),
  );
}
