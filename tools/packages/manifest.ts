import * as z from 'zod';
import { SHARED_MODULES } from '../../build/src/shared-modules.ts';
import type { Published } from './published.ts';

const versions = z.optional(z.record(z.string(), z.string()));

/** What is read of a `package.json` of the house. */
export const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  sideEffects: z.optional(z.union([z.boolean(), z.array(z.string())])),
  engines: versions,
  bin: versions,
  exports: z._default(z.record(z.string(), z.string()), {}),
  dependencies: versions,
  devDependencies: versions,
  peerDependencies: versions,
});
export type Manifest = z.infer<typeof manifestSchema>;

/** './src/index.ts' → './dist/index.js'; what is no script goes as it is. */
const builtFile = (file: string): string =>
  file.replace(/^\.\/src\//, './dist/').replace(/(?<!\.d)\.tsx?$/, '.js');

function entryOf(file: string): string | Readonly<Record<string, string>> {
  const built = builtFile(file);
  return built.endsWith('.js') ? { types: built.replace(/js$/, 'd.ts'), default: built } : built;
}

const mapped = (files: Readonly<Record<string, string>>, to: (file: string) => unknown) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, to(file)]));

const pick = (from: Readonly<Record<string, string>> = {}, names: readonly string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

/** Of these there must be one on a page, or in a program: whoever installs us has it. */
const isPeer = (name: string): boolean => name === 'react' || name === 'react-dom';

/**
 * The `package.json` that others install: of ours, without what only the house needs, and with what is
 * built in the place of sources.
 * @param ours versions of the packages that are published with it, by their names.
 * @param house those of the tools that the whole house has.
 */
export function publishedManifest(
  manifest: Manifest,
  { entries, alsoNeeds = [] }: Published,
  ours: Readonly<Record<string, string>>,
  house: Readonly<Record<string, string>> = {},
) {
  const { name, version, description, license, sideEffects, engines, bin } = manifest;
  const all = {
    ...manifest.dependencies,
    ...pick({ ...ours, ...house, ...manifest.devDependencies }, alsoNeeds),
  };
  const missing = entries.filter((entry) => !(entry in manifest.exports));
  if (missing.length > 0) throw new Error(`${name} has no entry ${missing.join(', ')}.`);
  const names = Object.keys(all);
  const peers = new Set([...names, ...Object.keys(manifest.peerDependencies ?? {})].filter(isPeer));
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    ...(engines && { engines }),
    ...(bin && { bin: mapped(bin, builtFile) }),
    ...(sideEffects !== undefined && {
      sideEffects: Array.isArray(sideEffects) ? sideEffects.map(builtFile) : sideEffects,
    }),
    exports: mapped(pick(manifest.exports, entries), entryOf),
    files: ['dist'],
    dependencies: pick(
      all,
      names.filter((one) => !isPeer(one)),
    ),
    ...(peers.size > 0 && {
      peerDependencies: Object.fromEntries(
        [...peers].map((peer) => [peer, SHARED_MODULES[peer]?.requiredVersion ?? '*']),
      ),
    }),
  };
}
