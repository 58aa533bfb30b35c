import { readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Copies, Copy } from '@almanaque/api';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import { errorCode } from '../config/error-code.ts';
import {
  BY_HAND_KEPT,
  copiesFolder,
  COPY_NAME,
  makesCopies,
  type CopySettings,
} from './daily/keep-copies.ts';

function copyIn(folder: string, name: string): Copy[] {
  const { date, time } = COPY_NAME.exec(name)?.groups ?? {};
  if (date === undefined) return [];
  const stat = statSync(join(folder, name), { throwIfNoEntry: false });
  if (stat === undefined) return [];
  const madeAt = stat.mtime.toISOString();
  return [{ name, date: isoDate(date), madeAt, bytes: stat.size, byHand: time !== undefined }];
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    // Before the first one.
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** What is left of the disk, where it says so. */
function freeBytes(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** Which copies there are, where, and for how long. */
export function readCopies(settings: CopySettings): Copies {
  const { databaseUrl, dataDir, copies: retention } = settings;
  const folder = copiesFolder(dataDir);
  return {
    engine: databaseUrl === null ? 'sqlite' : 'postgres',
    kept: makesCopies(settings) ? { ...retention, byHand: BY_HAND_KEPT } : null,
    folder,
    copies: namesIn(folder)
      .flatMap((name) => copyIn(folder, name))
      .sort((a, b) => b.madeAt.localeCompare(a.madeAt)),
    freeBytes: freeBytes(dataDir),
  };
}
