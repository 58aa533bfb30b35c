import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BESIDE_DATABASE, databaseFileIn } from './database-file.ts';
import { isHalf, settleFolder } from './files.ts';
import { makeFolder } from './make-folder.ts';

/** A whole database that is to take the place of the one there is; then, when it was brought. */
const WAITING = /^almanaque\.db\.restaurada-(.+)$/;

export const waitingFile = (dataDir: string, stamp: string): string =>
  `${databaseFileIn(dataDir)}.restaurada-${stamp}`;

export const asideFolder = (dataDir: string, stamp: string): string =>
  join(dataDir, `antes-de-restaurar-${stamp}`);

/**
 * Puts the database that waits, if one does, in the place of the one there is, which is set aside with
 * its journal: never would a journal be read into another database than its own. Cut short, it is
 * finished by the next call, as each start makes one. One that was killed while it was being copied is
 * taken away: nobody copies now, because whoever calls holds the data folder.
 */
export function finishExchange(dataDir: string): void {
  const brought = readdirSync(dataDir).filter((name) => WAITING.test(name));
  for (const half of brought.filter(isHalf)) rmSync(join(dataDir, half));
  const waiting = brought.find((name) => !isHalf(name));
  if (waiting === undefined) return;
  const aside = asideFolder(dataDir, WAITING.exec(waiting)?.[1] ?? '');
  const file = databaseFileIn(dataDir);
  for (const old of [file, ...BESIDE_DATABASE.map((end) => file + end)]) {
    if (!existsSync(old)) continue;
    makeFolder(aside);
    renameSync(old, join(aside, basename(old)));
  }
  settleFolder(dataDir);
  renameSync(join(dataDir, waiting), file);
  settleFolder(dataDir);
}
