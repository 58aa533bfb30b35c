import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inHouse, PARTS, tool, type Part } from '../../tools/house.ts';
import { run } from '../../tools/run.ts';
import { ONE_LINE_CONFIG, writeOneLine } from './one-line.ts';

export const ALONE = 'webpack solo';

export type Built = Part | typeof ALONE;
export const BUILT: readonly Built[] = [...PARTS, ALONE];

/** In milliseconds. @throws with what webpack said. */
async function build(built: Built, into: string): Promise<number> {
  const config =
    built === ALONE
      ? ['--config', ONE_LINE_CONFIG]
      : ['--config', inHouse('bench/builds/part.config.ts'), '--env', `part=${built}`];
  const { code, output, seconds } = await run(
    [tool('webpack-cli/bin/cli.js'), '--mode', 'production', ...config, '--env', `into=${into}`],
    { cwd: built === ALONE ? into : inHouse(built) },
  );
  if (code !== 0) throw new Error(`${built} cannot be built:\n${output.trim()}`);
  return seconds * 1000;
}

/** Without a cache, and again with the one that left; in milliseconds. Nothing of either stays. */
export async function buildColdAndWarm(
  built: Built,
): Promise<{ readonly cold: number; readonly warm: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-bench-'));
  try {
    if (built === ALONE) writeOneLine(folder);
    const cold = await build(built, folder);
    return { cold, warm: await build(built, folder) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
