import type { PeopleImport } from '@almanaque/shared-contracts/schemas';
import * as z from 'zod';
import { importCountsSchema } from '@almanaque/shared-contracts/schemas';
import { columnsOf, type ImportRecord } from './work/import-record.ts';
import type { ImportProgress } from './work/job.ts';

const appliedSchema = z.object({
  created: z.int(),
  updated: z.int(),
  left: z.int(),
  wrong: z.int(),
});
const undoneSchema = z.object({ removed: z.int(), restored: z.int(), kept: z.int() });

const STEPS = { read: 'reading', review: 'reviewing', apply: 'applying', undo: 'undoing' } as const;

/** After this a step is taken for dead: its server stopped. Nothing of it was written. */
const STALE_MS = 6 * 60_000;

export const isWorking = ({ job_at }: ImportRecord, now: number): boolean =>
  job_at !== null && now - Date.parse(job_at) < STALE_MS;

interface Circumstances {
  readonly now: number;
  /** Null: no step of it runs in this process. */
  readonly progress: ImportProgress | null;
  readonly lastApplied: string | null;
}

const BROKEN_OFF = 'La lectura del archivo se cortó: volvé a elegirlo.';

/** An import as an administrator's page is told of it. */
export function viewImport(record: ImportRecord, circumstances: Circumstances): PeopleImport {
  const { now, progress, lastApplied } = circumstances;
  const { id, state, problem } = record;
  const common = { id, fileName: record.file_name, createdAt: record.created_at };
  const outcome: unknown = record.outcome === null ? null : JSON.parse(record.outcome);
  if (record.job !== null && isWorking(record, now)) {
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
        counts: importCountsSchema.parse(outcome),
        problem,
      };
    case 'applied':
      return {
        ...common,
        state,
        result: appliedSchema.parse(outcome),
        undoable: id === lastApplied,
        problem,
      };
    case 'undone':
      return { ...common, state, result: undoneSchema.parse(outcome) };
  }
}
