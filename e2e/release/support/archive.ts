import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inHouse, versionOf } from '../../../tools/house.ts';
import { run } from '../../../tools/run.ts';

/** The folder that a person has after unpacking, below one whose name has spaces and letters of ours. */
export async function unpackedRelease(): Promise<{
  readonly home: string;
  readonly program: string;
}> {
  const { code, output } = await run([inHouse('scripts/release.ts')]);
  if (code !== 0) throw new Error(`No release: ${output}`);
  const home = mkdtempSync(path.join(tmpdir(), 'Mis cosas de José '));
  unpackInto(home);
  return { home, program: path.join(home, `almanaque-${versionOf('.')}`) };
}

export const ARCHIVE = inHouse('release', `almanaque-${versionOf('.')}.tar.gz`);

export function unpackInto(home: string): void {
  if (!existsSync(ARCHIVE)) throw new Error(`There is no ${ARCHIVE}.`);
  execFileSync('tar', ['-xzf', ARCHIVE, '-C', home]);
}

/** Every file in `folder`, by its path from there. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** In bytes, each file in whole blocks of the disk. */
export const roomOf = (folder: string): number =>
  filesIn(folder)
    .map((file) => Math.ceil(statSync(path.join(folder, file)).size / 4096) * 4096)
    .reduce((sum, size) => sum + size, 0);
