import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fingerprintOfAll } from '../fingerprint.ts';
import { inHouse } from '../house.ts';
import { archivesIn, packPackages, type PackedPackage } from './pack.ts';
import { PUBLISHED } from './published.ts';

const PLACE = inHouse('.cache/packages');

/** What is packed, and how and with what it is. */
const FOLDERS = [...PUBLISHED.map(({ folder }) => folder), 'tools'];
const FILES = ['tsconfig.base.json', 'package.json', 'package-lock.json', 'LICENSE'];

/**
 * The archives of what the house now is, made by whoever asks for them first. Two that ask at once make
 * the same, and the second to be ready takes what the first has put there.
 */
export async function packedPackages(): Promise<readonly PackedPackage[]> {
  const target = path.join(PLACE, fingerprintOfAll(FOLDERS, FILES));
  if (!existsSync(target)) {
    mkdirSync(PLACE, { recursive: true });
    const made = mkdtempSync(path.join(PLACE, 'making-'));
    await packPackages(made);
    try {
      renameSync(made, target);
    } catch (error) {
      rmSync(made, { recursive: true });
      if (!existsSync(target)) throw error;
    }
  }
  return archivesIn(target);
}
