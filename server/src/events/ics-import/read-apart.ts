import { Worker } from 'node:worker_threads';
import { readOnThread, type ThreadLimits } from '../../imports/read-on-thread.ts';
import type { FileRow } from './read-file.ts';
import type { ReadData } from './read-worker.ts';

/** Ten times what the largest files of other calendars need. */
const LIMITS: ThreadLimits = {
  heap: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
  milliseconds: 10_000,
};

/** Reads .ics files on a thread of its own. */
export function readApart(timeZone: string, limits = LIMITS) {
  const read = readOnThread<ReadData, readonly FileRow[]>({
    ...limits,
    start: (options) => new Worker(new URL('./read-worker.ts', import.meta.url), options),
    tooMuch:
      'El archivo tarda demasiado en leerse: exportá un período más corto, o solo uno de tus calendarios.',
  });
  return (bytes: Buffer) => read({ bytes, timeZone });
}
