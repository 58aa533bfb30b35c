import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of ours that goes into what is built: a source in the house, built itself where it is installed. */
export const besides = (file: string): string =>
  fileURLToPath(new URL(`./${file}${path.extname(import.meta.url)}`, import.meta.url));
