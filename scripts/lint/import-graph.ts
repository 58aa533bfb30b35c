import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/** Which files of the house each file imports: by a static import, of a type too, or by `import()`. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Reads the imports by a path of every source below `root`; names of packages have rules of their own. */
export function readImportGraph(root: string): ImportGraph {
  const files = globSync('*/**/*.{ts,tsx,js,mjs,cjs}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist', '**/temp', 'data', 'screenshots', 'test-results'],
  }).map((file) => file.replaceAll('\\', '/'));
  const known = new Set(files);
  const importsOf = (file: string): readonly string[] =>
    ts
      .preProcessFile(readFileSync(`${root}/${file}`, 'utf8'), true, true)
      .importedFiles.map(({ fileName }) => posix.join(posix.dirname(file), fileName))
      .filter((path) => known.has(path));
  return new Map(files.map((file) => [file, importsOf(file)]));
}

/** The way from `start` back to itself by the fewest imports; null: there is none. */
function wayRound(graph: ImportGraph, start: string): readonly string[] | null {
  const cameFrom = new Map<string, string>();
  const waiting = [start];
  for (const file of waiting) {
    for (const next of graph.get(file) ?? []) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      waiting.push(next);
    }
  }
  if (!cameFrom.has(start)) return null;
  const way = [start];
  let file = cameFrom.get(start);
  while (file !== undefined && file !== start) {
    way.unshift(file);
    file = cameFrom.get(file);
  }
  return [start, ...way];
}

/** Circles of imports, each from a file back to it; a file is told of in one of them. */
export function circlesIn(graph: ImportGraph): readonly (readonly string[])[] {
  const told = new Set<string>();
  const circles: (readonly string[])[] = [];
  for (const file of [...graph.keys()].sort()) {
    const way = told.has(file) ? null : wayRound(graph, file);
    if (way === null) continue;
    for (const one of way) told.add(one);
    circles.push(way);
  }
  return circles;
}
