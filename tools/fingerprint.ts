import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HOUSE, inHouse, type Built } from './house.ts';

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(file) : [file];
  });

/** All that goes into a part's build: its own folder, what it imports, how and with what it is built. */
const inputsOf = (part: Built): string[] => [
  ...[part, 'shared-contracts', 'api', 'remote-loader', 'shared-ui', 'build'].flatMap((name) =>
    filesUnder(inHouse(name)),
  ),
  inHouse('package-lock.json'),
];

/** Of tests alone: the import rules keep it out of what is built. */
const isTest = (file: string): boolean =>
  /\.test\.tsx?$|[\\/]testing[\\/]/.test(path.relative(HOUSE, file));

/** Changes when, and only when, one of `files` does, or the version of Node. */
function fingerprintOf(files: readonly string[]): string {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of [...files].sort()) {
    hash.update(path.relative(HOUSE, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Of every file that the part's production build may read. */
export const fingerprint = (part: Built): string =>
  fingerprintOf(inputsOf(part).filter((input) => !isTest(input)));

/** Of all in those folders of the house, and of those files of its root. */
export const fingerprintOfAll = (folders: readonly string[], files: readonly string[]): string =>
  fingerprintOf([
    ...folders.flatMap((folder) => filesUnder(inHouse(folder))),
    ...files.map((file) => inHouse(file)),
  ]);
