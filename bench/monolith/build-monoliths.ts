import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from '../../tools/fingerprint.ts';
import { inHouse, PARTS, tool } from '../../tools/house.ts';
import { run } from '../../tools/run.ts';
import type { Monolith } from './monoliths.ts';

export const monolithDir = (monolith: Monolith): string => inHouse('bench/monolith/dist', monolith);

const STAMP = inHouse('bench/monolith/dist/.fingerprint');

/** Builds them if any source changed. @throws with what webpack said. */
export async function buildMonoliths(say: (line: string) => void): Promise<void> {
  const print = createHash('sha256').update(PARTS.map(fingerprint).join()).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === print) return;
  say('monolith: building');
  const webpack = [tool('webpack-cli/bin/cli.js'), '--mode', 'production'];
  const { code, output } = await run(webpack, { cwd: inHouse('bench/monolith') });
  if (code !== 0) throw new Error(`The monolith cannot be built:\n${output.trim()}`);
  writeFileSync(STAMP, print);
}
