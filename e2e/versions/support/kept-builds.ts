import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { inHouse } from '../../../tools/house.ts';
import { KEPT_ARCHIVE } from '../../../tools/kept-release.ts';
import { encodingOf, unpackRelease } from '../../../tools/release-archive.ts';

const CACHE = inHouse('.cache/versions');

/** The folder with the builds of the release before, a folder a part; unpacked when first asked for. */
export function keptBuilds(): string {
  const packed = readFileSync(KEPT_ARCHIVE);
  const folder = path.join(CACHE, createHash('sha256').update(packed).digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const unpacked = mkdtempSync(`${folder}-`);
  for (const [file, content] of Object.entries(unpackRelease(packed))) {
    const target = path.join(unpacked, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content, encodingOf(file));
  }
  // Whole or not at all, whoever unpacks at the same time.
  if (!existsSync(folder)) renameSync(unpacked, folder);
  return folder;
}
