import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { remove } from '../engines.ts';
import { TEMPLATES } from './templates.ts';

export default async function end() {
  const folder = process.env[TEMPLATES];
  for (const record of await readdir(folder)) {
    await remove(JSON.parse(await readFile(join(folder, record), 'utf8')));
  }
  await rm(folder, { recursive: true });
}
