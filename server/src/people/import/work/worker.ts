import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../../../db/database.ts';
import { auditAs } from '../../audit.ts';
import { prepareManyWrites } from './many-writes.ts';
import { runJob } from './run-job.ts';
import type { WorkerData } from './worker-data.ts';

// Runs one step of an import on a thread and a database connection of its own, so that the server
// goes on answering; reports how far it is, and ends.
const { location, importId, lease, today, actor, job } = workerData as WorkerData;
const db = await openDatabase(location);
try {
  await prepareManyWrites(db);
  const context = {
    db,
    importId,
    lease,
    today,
    now: new Date(),
    audit: auditAs(actor),
    report: (progress: unknown) => parentPort?.postMessage(progress),
  };
  await runJob(context, job);
} finally {
  await db.destroy();
}
