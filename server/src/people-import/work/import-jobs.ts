import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { writesTo } from '../../db/sqlite.ts';
import type { Thread } from '../../threads/thread.ts';
import { watchThread, type ThreadEnd } from '../../threads/watch-thread.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import type { ImportRecord } from './import-record.ts';
import type { ImportProgress } from './job.ts';
import { BEAT_MS, giveUpLeases, renewLeases } from './lease.ts';
import { failJob } from './run-job.ts';
import { tidyUp } from './tidy-up.ts';
import { giveTurns, type WorkerMessage } from './turns.ts';
import type { WorkerData } from './worker-data.ts';

export interface ImportJobs {
  /** Starts a step and returns at once. What becomes of it is told by the import itself. */
  start(work: WorkerData): void;
  /** How far the step that holds this import's lease is; null when this process does not run it. */
  progressOf(record: Pick<ImportRecord, 'id' | 'job_lease'>): ImportProgress | null;
  /** Ends what runs, so that another step may begin. One that was writing leaves everything as before. */
  close(): Promise<void>;
}

const FIRST_STEP = {
  read: 'reading',
  review: 'reviewing',
  apply: 'applying',
  undo: 'undoing',
} as const;

const TOO_LARGE =
  'El archivo es demasiado grande para leerlo: dejá solo la hoja de la nómina, o partilo en varios.';
const TOO_LONG = 'Tardó demasiado y se cortó: partí el archivo en varios y probá de nuevo.';
const OUR_FAULT = 'Algo falló de nuestro lado. Probá de nuevo en unos minutos.';

/** Null: it went well. */
function problemOf(end: ThreadEnd): string | null {
  switch (end.kind) {
    case 'done':
      return null;
    case 'too-long':
      return TOO_LONG;
    case 'too-large':
      return TOO_LARGE;
    case 'failed':
      return OUR_FAULT;
  }
}

interface Running {
  readonly lease: string;
  readonly worker: Thread;
  progress: ImportProgress;
}

/** Begins a step beside the server, and returns at once. */
export type StartStep = (work: WorkerData) => Thread;

const onThread: StartStep = (workerData) =>
  new Worker(new URL('./worker.ts', import.meta.url), {
    workerData,
    resourceLimits: IMPORT_LIMITS.heap,
  });

export function createImportJobs(
  database: Database,
  logger: FastifyBaseLogger,
  startStep = onThread,
): ImportJobs {
  const running = new Map<string, Running>();
  let closing = false;
  const leases = () => [...running.values()].map(({ lease }) => lease);
  let isTidy = false;
  let renewing: Promise<void> = Promise.resolve();
  const beat = setInterval(() => {
    if (running.size > 0) {
      renewing = renewLeases(database, leases()).catch((error: unknown) => {
        logger.error({ err: error }, 'an import could not say that it is under way');
      });
    } else if (!isTidy) {
      isTidy = true;
      tidyUp(database).then(
        (done) => {
          isTidy = done;
        },
        (error: unknown) => {
          isTidy = false;
          logger.error({ err: error }, 'what an import has left could not be taken away');
        },
      );
    }
  }, BEAT_MS);
  beat.unref();

  const tellWhy = async ({ importId, lease, job }: WorkerData, problem: string): Promise<void> => {
    try {
      await failJob({ db: database, importId, lease }, job.kind, problem);
    } catch (error) {
      logger.error({ err: error }, 'an import could not be told why it failed');
    }
  };
  const finish = async (work: WorkerData, entry: Running, end: ThreadEnd) => {
    if ('error' in end) logger.error({ err: end.error }, 'a step of an import failed');
    if (closing) return;
    const problem = problemOf(end);
    if (problem !== null) await tellWhy(work, problem);
    // A thread may outlive its step, and the import's next one have begun meanwhile.
    if (running.get(work.importId) === entry) running.delete(work.importId);
  };

  return {
    start(work) {
      const worker = startStep(work);
      const step = FIRST_STEP[work.job.kind];
      const entry: Running = {
        lease: work.lease,
        worker,
        progress: { step, done: 0, total: null },
      };
      running.set(work.importId, entry);
      // It may be cut short.
      isTidy = false;
      giveTurns(worker, writesTo(work.location.dataDir));
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'progress') entry.progress = message.progress;
      });
      void watchThread(worker, IMPORT_LIMITS.milliseconds).then((end) => finish(work, entry, end));
    },
    progressOf({ id, job_lease }) {
      const entry = running.get(id);
      // A thread may outlive its step, and another process have begun the import's next one.
      return entry?.lease === job_lease ? entry.progress : null;
    },
    async close() {
      closing = true;
      clearInterval(beat);
      if (running.size === 0) return;
      await Promise.all([...running.values()].map(({ worker }) => worker.terminate()));
      // One that came later would say that they go on.
      await renewing;
      try {
        await giveUpLeases(database, leases());
      } catch (error) {
        logger.error({ err: error }, 'an import could not be told that it was cut short');
      }
    },
  };
}
