import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '../config/error-code.ts';

/** Waits until the disk has what is written to it. */
function settle(file: string): void {
  const open = openSync(file, 'r+');
  fsyncSync(open);
  closeSync(open);
}

/** As {@link settle}, for the names in a folder; Windows has no such thing. */
export function settleFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const open = openSync(folder, 'r');
  fsyncSync(open);
  closeSync(open);
}

const HALF = '.parcial';

/** Whether a file of that name is not yet, and after a kill never will be, what `whole` names. */
export const isHalf = (name: string): boolean => name.endsWith(HALF);

/** Those that this process is at work on. */
const halves = new Set<string>();

/** Takes away what is half written: for a process that is told to end, and does not wait for it. */
export function forgetHalves(): void {
  for (const half of halves) rmSync(half, { force: true });
}

/**
 * Has `write` fill a file for its owner alone, and names it `file` once the disk has all of it: what
 * bears that name is whole.
 */
export async function whole(
  file: string,
  write: (part: string) => void | Promise<void>,
): Promise<void> {
  // Another's may have this process's number: in a container each is the first.
  const part = `${file}.${randomUUID()}${HALF}`;
  halves.add(part);
  try {
    writeFileSync(part, '', { mode: 0o600, flag: 'wx' });
    await write(part);
    settle(part);
    renameSync(part, file);
    settleFolder(dirname(file));
  } finally {
    rmSync(part, { force: true });
    halves.delete(part);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'esa carpeta no existe',
  ENOTDIR: 'esa carpeta no existe',
  EACCES: 'no hay permiso para escribir ahí',
  EPERM: 'no hay permiso para escribir ahí',
  EROFS: 'el disco es de solo lectura',
  SQLITE_CANTOPEN: 'esa carpeta no existe o no hay permiso para escribir en ella',
  SQLITE_FULL: 'el disco está lleno',
  ENOSPC: 'el disco está lleno',
  EDQUOT: 'el disco está lleno',
  SQLITE_CORRUPT: 'la base está dañada: restaurá una copia anterior',
  SQLITE_NOTADB: 'la base está dañada: restaurá una copia anterior',
};

/** Why a file could not be written, within a sentence for a person. */
export const reasonOf = (error: unknown): string => {
  const code = errorCode(error);
  return REASONS[code] ?? (code === '' ? String(error) : code);
};
