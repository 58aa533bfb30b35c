import { parentPort, workerData } from 'node:worker_threads';
import { ApiError } from '../../http/error.ts';
import { readFile, type FileRow } from './read-file.ts';

export interface ReadData {
  readonly bytes: Uint8Array;
  readonly timeZone: string;
}

export type Answer =
  | { readonly kind: 'rows'; readonly rows: readonly FileRow[] }
  /** An `ApiError` does not cross from one thread to another. */
  | { readonly kind: 'refused'; readonly message: string };

function answer({ bytes, timeZone }: ReadData): Answer {
  try {
    return { kind: 'rows', rows: readFile(Buffer.from(bytes), timeZone) };
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'refused', message: error.message };
    throw error;
  }
}

parentPort?.postMessage(answer(workerData as ReadData));
