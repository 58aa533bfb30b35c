import type { Thread } from './thread.ts';

/** How the work of a thread ended. */
export type ThreadEnd =
  | { readonly kind: 'done' }
  /** It was ended, since it took longer than it may. */
  | { readonly kind: 'too-long' }
  /** It needed more memory than its `resourceLimits`. */
  | { readonly kind: 'too-large'; readonly error: unknown }
  | { readonly kind: 'failed'; readonly error: unknown };

const outOfMemory = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Waits for a thread, for so long at most. Never rejects. */
export function watchThread(worker: Thread, milliseconds: number): Promise<ThreadEnd> {
  let end: ThreadEnd = { kind: 'done' };
  const timer = setTimeout(() => {
    end = { kind: 'too-long' };
    void worker.terminate();
  }, milliseconds);
  worker.on('error', (error: unknown) => {
    end = { kind: outOfMemory(error) ? 'too-large' : 'failed', error };
  });
  return new Promise((resolve) => {
    worker.on('exit', () => {
      clearTimeout(timer);
      resolve(end);
    });
  });
}
