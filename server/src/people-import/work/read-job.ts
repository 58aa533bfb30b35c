import type { ImportColumn, ImportSheets } from '@almanaque/api';
import { findHeader, HEADER_SEARCH_ROWS } from '../../sheets/headers.ts';
import { guessFields } from '../headers.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { isNote } from '../note-row.ts';
import { isTotal } from '../total-row.ts';
import { asWritten } from '../written-date.ts';
import { ImportError } from '../../sheets/import-error.ts';
import { bestHeaded, type PickSheet } from '../../sheets/pick-sheet.ts';
import { readRows } from '../../sheets/read-rows.ts';
import type { SheetRow } from '../../sheets/sheet-row.ts';
import { updateImport } from './import-record.ts';
import type { ImportJob, JobContext } from './job.ts';
import { asRemembered, earlierColumns } from './remembered-fields.ts';
import { reviewImport } from './review-job.ts';
import { STAGE_CHUNK, stageRows } from './staged-rows.ts';

type ReadJob = Extract<ImportJob, { kind: 'read' }>;

const SAMPLES = 3;

const hasText = ({ cells }: SheetRow): boolean => cells.length > 0;

function columnsFrom(
  header: SheetRow,
  below: readonly SheetRow[],
  earlier: readonly ImportColumn[][],
): ImportColumn[] {
  const width = Math.max(header.cells.length, ...below.map(({ cells }) => cells.length));
  const headers = Array.from({ length: width }, (_, index) => header.cells[index]?.trim() ?? '');
  const fields = asRemembered(headers, guessFields(headers), earlier);
  return headers.map((text, index) => ({
    header: text === '' ? `Columna ${index + 1}` : text,
    samples: below
      .map(({ cells }) => asWritten(cells[index]?.trim() ?? ''))
      .filter((sample) => sample !== '')
      .slice(0, SAMPLES),
    field: fields[index] ?? null,
  }));
}

/** Picks the sheet of that name, or else the one that holds people; and tells of its choice, as JSON. */
function sheetPicker(wanted: string | null) {
  let picked: ImportSheets[] = [];
  const pick: PickSheet = (starts) => {
    const names = starts.map(({ name }) => name);
    const named = wanted === null ? -1 : names.indexOf(wanted);
    const index = named === -1 ? bestHeaded(guessFields)(starts) : named;
    picked = names.slice(index, index + 1).map((chosen) => ({ names, chosen }));
    return index;
  };
  const sheets = (): string | null => {
    const [choice] = picked;
    return choice === undefined || choice.names.length === 1 ? null : JSON.stringify(choice);
  };
  return { pick, sheets };
}

/**
 * Reads a file, keeps its rows a chunk at a time, guesses what its columns hold, and reviews it by
 * that guess. The rows are never all in memory.
 */
export async function readImportFile(
  context: JobContext,
  { bytes, sheet }: Pick<ReadJob, 'bytes' | 'sheet'>,
): Promise<void> {
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
      columns = columnsFrom(header, pending, await earlierColumns(db));
    }
    const rows = pending.filter((row) => hasText(row) && !isTotal(row.cells) && !isNote(row.cells));
    pending = [];
    // In one transaction: each is a turn among the others' writes, and a flush of the disk.
    await db.transaction().execute((chunk) => stageRows(chunk, importId, rows));
    kept += rows.length;
    report({ step: 'reading', done: kept, total: null });
  };

  const { pick, sheets } = sheetPicker(sheet);
  for await (const row of readRows(bytes, IMPORT_LIMITS, pick)) {
    pending.push(row);
    if (pending.length >= STAGE_CHUNK) await stage();
  }
  await stage();
  if (kept === 0) {
    throw new ImportError('Están los títulos, pero ninguna persona debajo.');
  }
  await updateImport(db, importId, {
    columns: JSON.stringify(columns),
    sheets: sheets(),
  });
  await reviewImport(context, {
    fields: columns.map(({ field }) => field),
    clearBlanks: false,
  });
}
