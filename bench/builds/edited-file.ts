import { readFileSync, writeFileSync } from 'node:fs';

export interface EditedFile {
  /** Saves it with `mark` after `text`. */
  readonly save: (mark: string) => void;
  /** Saves it as it was. */
  readonly restore: () => void;
}

/**
 * A source that is edited while something watches it; it is put back also when the process ends before.
 * @throws when the source does not hold `text`.
 */
export function editFile(file: string, text: string): EditedFile {
  const original = readFileSync(file, 'utf8');
  if (!original.includes(text)) throw new Error(`${file} does not say '${text}'`);
  const putBack = () => writeFileSync(file, original);
  process.once('exit', putBack);
  return {
    save: (mark) => writeFileSync(file, original.replace(text, `${text} ${mark}`)),
    restore: () => {
      putBack();
      process.off('exit', putBack);
    },
  };
}
