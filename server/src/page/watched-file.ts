import { readFile, stat } from 'node:fs/promises';

/**
 * Reads a file anew only when it changed on disk, so that a redeployed part needs no restart.
 * Resolves to null while the file is missing, or is not what `parse` accepts; never rejects.
 * @param onLost Told why, each time that reading it begins to fail or fails otherwise than before.
 */
export function watchedFile<Value>(
  path: string,
  parse: (text: string) => Value | null,
  onLost: (reason: unknown) => void = () => undefined,
): () => Promise<Value | null> {
  let seen = '';
  let lost: string | null = null;
  let value: Value | null = null;
  return async () => {
    try {
      const { mtimeMs, size, ino } = await stat(path);
      const version = `${mtimeMs} ${size} ${ino}`;
      if (version !== seen) {
        value = parse(await readFile(path, 'utf8'));
        seen = version;
      }
      lost = null;
      return value;
    } catch (error) {
      if (lost !== String(error)) onLost(error);
      lost = String(error);
      seen = '';
      return null;
    }
  };
}
