import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Module } from 'webpack';

/** A package of which something is in a build. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** As its manifest says: 'MIT'. */
  readonly license: string;
  /** The texts it asks to go along with it. */
  readonly texts: readonly string[];
}

const TEXT = /^(licen[cs]e|notice|copying)([.-].*)?$/i;

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
}

/** The manifest of the package that a file of `node_modules` belongs to; null for what is ours. */
function manifestOf(file: string): { folder: string; manifest: Manifest } | null {
  if (!file.includes(`${path.sep}node_modules${path.sep}`)) return null;
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const place = path.join(folder, 'package.json');
    if (existsSync(place)) {
      const manifest = JSON.parse(readFileSync(place, 'utf8')) as Manifest;
      // A folder inside a package may hold a manifest that only says which kind of module is in it.
      if (manifest.name !== undefined && manifest.version !== undefined) {
        return { folder, manifest };
      }
    }
    if (folder === path.dirname(folder)) throw new Error(`No package holds ${file}.`);
  }
}

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map(({ name }) =>
      readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim(),
    )
    .sort();

/** The package that `file` is of; null for what is ours, written by hand or by a tool. */
export function packageOf(file: string): BundledPackage | null {
  const found = manifestOf(file);
  if (found === null) return null;
  const { name = '', version = '', license = '' } = found.manifest;
  if (name.startsWith('@almanaque/')) return null;
  return { name, version, license, texts: textsIn(found.folder) };
}

/** A module may stand for several that webpack joined. */
const filesOf = (module: Module): string[] => {
  const parts = 'modules' in module ? (module.modules as Module[]) : [module];
  return parts.flatMap((part) => part.nameForCondition() ?? []);
};

/** The packages of which something is in what is built, in the order of their names; each once. */
export function bundledPackages({ modules, chunkGraph }: Compilation): BundledPackage[] {
  const built = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  const found = new Map<string, BundledPackage>();
  for (const file of new Set(built.flatMap(filesOf))) {
    const one = packageOf(file);
    if (one !== null) found.set(`${one.name}@${one.version}`, one);
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
