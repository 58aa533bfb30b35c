import { type PeopleImport, importCountsSchema, importSheetsSchema } from '@almanaque/api';
import * as z from 'zod';
import type { Circumstances } from './circumstances.ts';
import { columnsOf, type ImportRecord } from './work/import-record.ts';
import type { ImportProgress } from './work/job.ts';

const appliedSchema = z.object({
  created: z.int(),
  updated: z.int(),
  left: z.int(),
  wrong: z.int(),
  // Those of an earlier version removed none.
  events: z.int().default(0),
});
const undoneSchema = z.object({
  removed: z.int(),
  restored: z.int(),
  kept: z.int(),
  events: z.int().default(0),
});

const countsSchema = z.record(z.string(), z.int());

const STEPS = { read: 'reading', review: 'reviewing', apply: 'applying', undo: 'undoing' } as const;

interface Work {
  /** Whether a step of it is under way, in whichever process. */
  readonly working: boolean;
  /** Null: no step of it runs in this process. */
  readonly progress: ImportProgress | null;
}

const BROKEN_OFF = 'La lectura del archivo se cortó: volvé a elegirlo.';
const REVIEW_BROKEN_OFF =
  'La revisión se cortó porque Almanaque se detuvo, y las columnas son las de antes: elegilas de nuevo.';
const APPLY_BROKEN_OFF =
  'La importación se cortó porque Almanaque se detuvo, y no cambió nada: aplicala de nuevo.';
const UNDO_BROKEN_OFF =
  'Almanaque se detuvo antes de terminar de deshacerla, y no cambió nada: deshacela de nuevo.';

/** What a step that neither ended nor is under way left undone; null: all it was to do is done. */
function brokenOff({ job, state }: ImportRecord): string | null {
  if (state === 'ready' && job === 'review') return REVIEW_BROKEN_OFF;
  if (state === 'ready' && job === 'apply') return APPLY_BROKEN_OFF;
  return state === 'applied' && job === 'undo' ? UNDO_BROKEN_OFF : null;
}

/** An import as an administrator's page is told of it. */
export function viewImport(
  record: ImportRecord,
  { working, progress }: Work,
  { by, doubled, standing, written, wrongKept }: Circumstances,
): PeopleImport {
  const { id, state } = record;
  const problem = brokenOff(record) ?? record.problem;
  const common = { id, fileName: record.file_name, createdAt: record.created_at };
  const appliedBy = { appliedAt: record.applied_at ?? record.created_at, by };
  const outcome: unknown = record.outcome === null ? null : JSON.parse(record.outcome);
  if (record.job !== null && working) {
    const known = progress ?? { step: STEPS[record.job], done: 0, total: null };
    return { ...common, state: 'working', ...known };
  }
  switch (state) {
    case 'reading':
      return { ...common, state: 'failed', problem: BROKEN_OFF };
    case 'failed':
      return { ...common, state, problem: problem ?? BROKEN_OFF };
    case 'ready':
      return {
        ...common,
        state,
        columns: columnsOf(record),
        // One that an earlier version reviewed has not counted all of them.
        counts: importCountsSchema.parse({ blank: 0, ...countsSchema.parse(outcome) }),
        ...(record.sheets !== null && {
          sheets: importSheetsSchema.parse(JSON.parse(record.sheets)),
        }),
        doubled,
        clearBlanks: record.clear_blanks === 1,
        problem,
      };
    case 'applied':
      return {
        ...common,
        ...appliedBy,
        state,
        result: appliedSchema.parse(outcome),
        undo: { people: standing, changedSince: written - standing },
        wrongKept,
        problem,
      };
    case 'undone':
      return { ...common, ...appliedBy, state, result: undoneSchema.parse(outcome) };
  }
}
