import { statfs } from 'node:fs/promises';
import { StartError } from '../server/src/config/start-error.ts';
import { inMegabytes } from './say.ts';

/** What building needs, webpack's cache included: 90 MB measured, and room to spare. */
const NEEDED = 300 * 1024 ** 2;

/** @throws {StartError} when `folder`'s disk has not the room a build needs. */
export async function ensureDiskSpace(folder: string, needed: number = NEEDED): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new StartError(
    `Queda poco espacio en el disco de ${folder}: hay ${inMegabytes(free)} libres y hacen falta ` +
      `${inMegabytes(needed)}. Liberá espacio y probá de nuevo.`,
  );
}
