import { connectDatabase } from '../../db/database.ts';
import type { Queue } from '../../threads/queue.ts';
import { auditAs } from '../../people/audit.ts';
import type { ImportProgress } from './job.ts';
import { prepareManyWrites } from './many-writes.ts';
import { runJob } from './run-job.ts';
import type { WorkerData } from './worker-data.ts';

/** Runs one step of an import on a database connection of its own, whose writes wait in `writes`. */
export async function runStep(
  { location, importId, lease, today, actor, job }: WorkerData,
  writes: Queue,
  report: (progress: ImportProgress) => void,
): Promise<void> {
  // Its tables are those of the server that began it.
  const db = await connectDatabase(location, prepareManyWrites, writes);
  try {
    const audit = auditAs(actor);
    await runJob({ db, importId, lease, today, now: new Date(), actor, audit, report }, job);
  } finally {
    await db.destroy();
  }
}
