import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates `path`, and the folders above it that are missing, for their owner alone. One by one: Node's
 * own recursive mode never ends where a file system refuses new folders with ENOENT, as /proc does.
 */
export function makeFolder(path: string): void {
  const parent = dirname(path);
  if (!existsSync(parent) && parent !== path) makeFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
}
