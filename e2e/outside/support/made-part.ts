import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installOutside } from '../../../tools/packages/outside.ts';
import { packedPackages } from '../../../tools/packages/packed.ts';
import { inHouse } from '../../../tools/house.ts';
import { run } from '../../../tools/run.ts';

/** A part that the starter wrote, in a folder that is nowhere near the house. */
export interface MadePart {
  readonly root: string;
  /** How long it took from an empty folder to a part that may be worked on, without downloads. */
  readonly seconds: number;
  /** Runs `almanaque-part` there, as its own scripts do. */
  readonly part: (...args: readonly string[]) => ReturnType<typeof run>;
  readonly compile: () => ReturnType<typeof run>;
  readonly remove: () => void;
}

/**
 * Makes a part as another team does: with our packages as archives, and the starter as it is published.
 * What others wrote is not downloaded: see `installOutside`.
 */
export async function makePart(name: string, points: readonly string[]): Promise<MadePart> {
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-starter-'));
  const packages = await packedPackages();
  const starter = packages.find((one) => one.name === 'create-almanaque-part');
  if (!starter) throw new Error('The starter is not among the packages.');
  const started = performance.now();
  const unpacked = path.join(folder, 'starter');
  mkdirSync(unpacked);
  execFileSync('tar', ['-xzf', starter.file, '-C', unpacked, '--strip-components=1']);
  const args = [path.join(unpacked, 'dist/main.js'), name, '--name', name];
  const wrote = await run(
    [...args, '--points', points.join(), '--packages', path.dirname(starter.file)],
    {
      cwd: folder,
    },
  );
  if (wrote.code !== 0) throw new Error(wrote.output);
  const root = path.join(folder, name);
  installOutside(
    root,
    packages.filter((one) => one !== starter),
  );
  return {
    root,
    seconds: (performance.now() - started) / 1_000,
    part: (...more) =>
      run([path.join(root, 'node_modules/@almanaque/build/dist/part/cli.js'), ...more], {
        cwd: root,
      }),
    compile: () => run([inHouse('node_modules/typescript-native/bin/tsc')], { cwd: root }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
