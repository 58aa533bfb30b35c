import { workerData } from 'node:worker_threads';
import { answerOnThread } from '../../imports/read-on-thread.ts';
import { readFile } from './read-file.ts';

export interface ReadData {
  readonly bytes: Uint8Array;
  readonly timeZone: string;
}

const { bytes, timeZone } = workerData as ReadData;
await answerOnThread(() => readFile(Buffer.from(bytes), timeZone));
