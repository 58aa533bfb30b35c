import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TEMPLATES } from './templates.ts';

// Each step of an import is a thread that loads its modules anew, and some tests start servers.
const COMPILED = fileURLToPath(new URL('../../../../.cache/node', import.meta.url));

export default async function begin() {
  process.env[TEMPLATES] = await mkdtemp(join(tmpdir(), 'almanaque-templates-'));
  process.env.NODE_COMPILE_CACHE ??= COMPILED;
}
