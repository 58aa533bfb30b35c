import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEMPLATES } from './templates.ts';

export default async function begin() {
  process.env[TEMPLATES] = await mkdtemp(join(tmpdir(), 'almanaque-templates-'));
}
