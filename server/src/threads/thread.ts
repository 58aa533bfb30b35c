import type { EventEmitter } from 'node:events';

/**
 * What the server needs of a thread on which work runs beside it, which tells of `message`, `error` and
 * `exit`: a `Worker` of Node's, or what stands in for one.
 */
export interface Thread extends EventEmitter {
  postMessage(message: unknown): void;
  terminate(): Promise<unknown>;
}
