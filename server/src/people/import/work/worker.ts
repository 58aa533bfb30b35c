import { parentPort, workerData } from 'node:worker_threads';
import { connectDatabase } from '../../../db/database.ts';
import { lowerPriority } from '../../../threads/lower-priority.ts';
import { auditAs } from '../../audit.ts';
import type { ImportProgress } from './job.ts';
import { prepareManyWrites } from './many-writes.ts';
import { runJob } from './run-job.ts';
import { turnsFrom, type WorkerMessage } from './turns.ts';
import type { WorkerData } from './worker-data.ts';

// Runs one step of an import on a thread and a database connection of its own, so that the server
// goes on answering; reports how far it is, and ends.
const { location, importId, lease, today, actor, job } = workerData as WorkerData;
if (parentPort === null) throw new Error('A step of an import runs on a thread of its own.');
const port = parentPort;
lowerPriority();
// Its tables are those of the server that began it.
const db = await connectDatabase(location, prepareManyWrites, turnsFrom(port));
try {
  const context = {
    db,
    importId,
    lease,
    today,
    now: new Date(),
    audit: auditAs(actor),
    report: (progress: ImportProgress) =>
      port.postMessage({ kind: 'progress', progress } satisfies WorkerMessage),
  };
  await runJob(context, job);
} finally {
  await db.destroy();
  // A port that was listened at keeps its thread alive.
  port.unref();
}
