import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { inHouse } from '../house.ts';
import type { PackedPackage } from './pack.ts';

const needsSchema = z.object({
  dependencies: z._default(z.record(z.string(), z.string()), {}),
  devDependencies: z._default(z.record(z.string(), z.string()), {}),
  peerDependencies: z._default(z.record(z.string(), z.string()), {}),
});

const needsOf = (folder: string): string[] => {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const { dependencies, devDependencies, peerDependencies } = needsSchema.parse(JSON.parse(text));
  return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
};

/**
 * Does in `folder`, which is outside of the house, what `npm install` of `packages` would do there:
 * ours are unpacked from their archives. What others wrote is linked from the house's own
 * `node_modules`, so that a test downloads nothing; a package that ours forget to ask for is not there.
 * @param more packages of others that the folder asks for besides what its `package.json` says.
 */
export function installOutside(
  folder: string,
  packages: readonly PackedPackage[],
  more: readonly string[] = [],
): void {
  const modules = path.join(folder, 'node_modules');
  const ours = new Map(packages.map(({ name, file }) => [name, file]));
  for (const [name, file] of ours) {
    const target = path.join(modules, name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', file, '-C', target, '--strip-components=1']);
  }
  const asked = [...ours.keys()].flatMap((name) => needsOf(path.join(modules, name)));
  const own = existsSync(path.join(folder, 'package.json')) ? needsOf(folder) : [];
  for (const name of new Set([...asked, ...own, ...more])) {
    if (ours.has(name)) continue;
    const target = path.join(modules, name);
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(inHouse('node_modules', name), target, 'junction');
  }
}
