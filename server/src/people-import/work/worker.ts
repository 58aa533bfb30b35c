import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '../../threads/lower-priority.ts';
import { runStep } from './run-step.ts';
import { turnsFrom, type WorkerMessage } from './turns.ts';
import type { WorkerData } from './worker-data.ts';

// Runs one step of an import on a thread and a database connection of its own, so that the server
// goes on answering; reports how far it is, and ends.
if (parentPort === null) throw new Error('A step of an import runs on a thread of its own.');
const port = parentPort;
lowerPriority();
try {
  await runStep(workerData as WorkerData, turnsFrom(port), (progress) =>
    port.postMessage({ kind: 'progress', progress } satisfies WorkerMessage),
  );
} finally {
  // A port that was listened at keeps its thread alive.
  port.unref();
}
