import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * On the thread that calls it: where processors are few, the thread that answers people goes first.
 * Linux alone knows priorities of single threads (setpriority(2), "C library/kernel differences");
 * elsewhere, and where the system refuses, nothing changes.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    // '1234/task/1240': the process, and the thread within it.
    const thread = readlinkSync('/proc/thread-self').split('/').at(-1);
    setPriority(Number(thread), constants.priority.PRIORITY_LOW);
  } catch {
    // The work is then done at the priority of all.
  }
}
