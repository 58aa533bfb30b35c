import { Worker } from 'node:worker_threads';
import { atMost } from '../../threads/at-most.ts';
import { ApiError } from '../../http/error.ts';
import { watchThread } from '../../threads/watch-thread.ts';
import type { FileRow } from './read-file.ts';
import type { Answer, ReadData } from './read-worker.ts';

/** Ten times what the largest files of other calendars need. */
const LIMITS = {
  heap: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
  milliseconds: 10_000,
};

/** How many files of a whole company are read at once; the others wait their turn. */
const AT_ONCE = 2;

const TOO_MUCH =
  'El archivo tarda demasiado en leerse: exportá un período más corto, o solo uno de tus calendarios.';

/** Reads .ics files on a thread of its own, so that no file holds up the server. */
export function readApart(timeZone: string, { heap, milliseconds } = LIMITS) {
  const inTurn = atMost(AT_ONCE);

  const read = async (bytes: Buffer): Promise<readonly FileRow[]> => {
    const workerData: ReadData = { bytes, timeZone };
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
      workerData,
      resourceLimits: heap,
    });
    const answers: Answer[] = [];
    worker.on('message', (answer: Answer) => answers.push(answer));
    const end = await watchThread(worker, milliseconds);
    if (end.kind === 'failed') throw end.error;
    const [answer] = answers;
    if (answer?.kind === 'rows') return answer.rows;
    throw new ApiError(400, 'invalid_file', answer?.message ?? TOO_MUCH);
  };
  return (bytes: Buffer) => inTurn(() => read(bytes));
}
