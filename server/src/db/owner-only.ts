import { chmodSync, closeSync, existsSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where the copies of the data are, below its folder. */
const COPIES = 'copias';

const OTHERS = 0o077;

const entriesOf = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/** What others may read of a folder of data, which may hold files that are not Almanaque's. */
function exposedIn(dataDir: string): string[] {
  // There the system has other means, and these bits say nothing.
  if (process.platform === 'win32') return [];
  const copies = join(dataDir, COPIES);
  const own = entriesOf(dataDir).filter((path) => path.startsWith(join(dataDir, 'almanaque')));
  return [...own, ...(existsSync(copies) ? [copies] : []), ...entriesOf(copies)].filter((path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    return found !== undefined && (found.mode & OTHERS) !== 0;
  });
}

/**
 * Takes the database, and whatever of it lies beside, from everybody but its owner: it holds hashes of
 * passwords and the secret of sessions, and whoever made the folder may have made it for all to read.
 * @returns those that stay readable: they belong to somebody else, or the disk knows no owners.
 */
export function keepForOwner(dataDir: string): string[] {
  for (const path of exposedIn(dataDir)) {
    try {
      chmodSync(path, statSync(path).mode & 0o700);
    } catch {
      // It is among those that are returned.
    }
  }
  return exposedIn(dataDir);
}

/** Creates `file` empty where it is missing. SQLite gives what it puts beside a database its mode. */
export function createForOwner(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}
