import { ImportError } from '../../sheets/import-error.ts';
import { applyImport } from './apply-job.ts';
import { updateImport } from './import-record.ts';
import type { ImportJob, JobContext } from './job.ts';
import { endLease, holdsLease } from './lease.ts';
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
      return applyImport(context, job);
    case 'undo':
      return undoImport(context);
  }
}

/**
 * Carries a step out. What a person can mend is kept as the import's `problem`: a file that cannot
 * be read ends the import, any other step leaves it as it was.
 */
export async function runJob(context: JobContext, job: ImportJob): Promise<void> {
  const { db, lease } = context;
  try {
    await settleManyWrites(db, await run(context, job));
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    await failJob(context, job.kind, error.message);
  }
  await endLease(db, lease);
}

/** Keeps why a step failed, for whoever asked for it; unless another has begun meanwhile. */
export async function failJob(
  { db, importId, lease }: Pick<JobContext, 'db' | 'importId' | 'lease'>,
  kind: ImportJob['kind'],
  problem: string,
): Promise<void> {
  if (!(await holdsLease(db, lease))) return;
  if (kind === 'read') {
    await db.deleteFrom('people_import_rows').where('import_id', '=', importId).execute();
    await updateImport(db, importId, { state: 'failed', columns: '[]', problem });
  } else {
    await updateImport(db, importId, { problem });
  }
  await endLease(db, lease);
}
