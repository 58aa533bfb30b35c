import { fstatSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { errorCode } from '../config/error-code.ts';
import { oneForAll } from '../threads/one-for-all.ts';

/** SQLite's log of what was committed, which it brings into its file from time to time (https://www.sqlite.org/wal.html). */
export interface WriteAheadLog {
  /** Resolves once all that is committed by now is on the disk. */
  settled(): Promise<void>;
  /** Before the last connection is closed: SQLite then takes the log away. */
  close(): Promise<void>;
}

/** Beyond this it is brought into the file: reading goes through it. */
const LARGE_BYTES = 16 * 1024 ** 2;

/** Resolves when it is over. What fails is tried again when the log has grown further. */
function emptyBeside(file: string): { readonly over: Promise<void>; wait(): Promise<void> } {
  const worker = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), {
    workerData: file,
  });
  worker.unref();
  const over = new Promise<void>((resolve) => {
    worker.on('error', () => undefined);
    worker.on('exit', () => resolve());
  });
  return {
    over,
    wait() {
      worker.ref();
      return over;
    },
  };
}

/**
 * Waits for the disk beside the event loop, where SQLite would wait where it stands and everybody with
 * it: with `synchronous = NORMAL` it writes what is committed into the log, and `settled` sees to it that
 * the log is on the disk, once for all who commit at the same time. With `wal_autocheckpoint = 0` it
 * leaves the log as it is, and a thread brings it into the file.
 * @param large From how many bytes on.
 */
export function writeAheadLog(file: string, large = LARGE_BYTES): WriteAheadLog {
  let log: FileHandle | null = null;
  let emptying: ReturnType<typeof emptyBeside> | null = null;
  let limit = large;

  const emptyWhenLarge = (size: number): void => {
    if (size < large) limit = large;
    if (size < limit || emptying !== null) return;
    limit = size + large;
    emptying = emptyBeside(file);
    void emptying.over.then(() => (emptying = null));
  };
  const opened = async (): Promise<FileHandle | null> => {
    try {
      return (log ??= await open(`${file}-wal`, 'r+'));
    } catch (error) {
      // A file system on which SQLite can have none: there it has waited for the disk itself.
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    }
  };
  const settled = oneForAll(async () => {
    const handle = await opened();
    if (handle === null) return;
    await handle.datasync();
    emptyWhenLarge(fstatSync(handle.fd).size);
  });

  return {
    settled,
    async close() {
      await settled().catch(() => undefined);
      await emptying?.wait();
      await log?.close();
      log = null;
    },
  };
}
