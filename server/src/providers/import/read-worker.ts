import { workerData } from 'node:worker_threads';
import { ApiError } from '../../http/error.ts';
import { answerOnThread } from '../../imports/read-on-thread.ts';
import { ImportError } from '../../sheets/import-error.ts';
import { readTable } from './read-table.ts';

await answerOnThread(async () => {
  try {
    return await readTable(workerData as Uint8Array);
  } catch (error) {
    if (error instanceof ImportError) throw new ApiError(400, 'unreadable_file', error.message);
    throw error;
  }
});
