import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { ImportError } from '../../../sheets/import-error.ts';
import { applyImport } from './apply-job.ts';
import { updateImport } from './import-record.ts';
import type { ImportJob, JobContext } from './job.ts';
import { settleManyWrites } from './many-writes.ts';
import { readImportFile } from './read-job.ts';
import { reviewImport } from './review-job.ts';
import { undoImport } from './undo-job.ts';

/** How many people it wrote. */
async function run(context: JobContext, job: ImportJob): Promise<number> {
  switch (job.kind) {
    case 'read':
      await readImportFile(context, job);
      return 0;
    case 'review':
      await reviewImport(context, job);
      return 0;
    case 'apply':
      return applyImport(context, job.missingLeftOn);
    case 'undo':
      return undoImport(context);
  }
}

/**
 * Carries a step out. What a person can mend is kept as the import's `problem`: a file that cannot
 * be read ends the import, any other step leaves it as it was.
 */
export async function runJob(context: JobContext, job: ImportJob): Promise<void> {
  const { db, importId } = context;
  try {
    await settleManyWrites(db, await run(context, job));
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    await failJob(context, job.kind, error.message);
  }
  await updateImport(db, importId, { job: null, job_at: null });
}

/** Keeps why a step failed, for whoever asked for it. */
export async function failJob(
  { db, importId }: Pick<JobContext, 'db' | 'importId'>,
  kind: ImportJob['kind'],
  problem: string,
): Promise<void> {
  if (kind === 'read') {
    await db.deleteFrom('people_import_rows').where('import_id', '=', importId).execute();
    await updateImport(db, importId, { state: 'failed', columns: '[]', problem });
  } else {
    await updateImport(db, importId, { problem });
  }
  await updateImport(db, importId, { job: null, job_at: null });
}

/** Leaves each of these that had not ended without a time: by that it is known to be under way nowhere. */
export async function breakOff(db: Kysely<Tables>, importIds: readonly string[]): Promise<void> {
  await db
    .updateTable('people_imports')
    .set({ job_at: null })
    .where('id', 'in', importIds)
    .execute();
}
