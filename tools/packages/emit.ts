import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../../server/src/config/start-error.ts';
import { HOUSE, inHouse, tool } from '../house.ts';
import { run } from '../run.ts';

/** In declarations, where TypeScript leaves the names of sources as they are. */
const SOURCE_NAME = /((?:from |import\()["']\.[^"']*?)(?<!\.d)\.tsx?(?=["'])/g;

export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/**
 * Writes JavaScript and declarations of `files`, and of all of ours that these import, into `target`,
 * by their paths in the house. Types are not checked: `npm run types` does.
 */
export async function emit(files: readonly string[], target: string): Promise<void> {
  const config = path.join(target, 'tsconfig.json');
  const options = {
    noEmit: false,
    noCheck: true,
    incremental: false,
    declaration: true,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    rootDir: HOUSE,
    outDir: target,
    types: ['node'],
    typeRoots: [inHouse('node_modules/@types')],
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  };
  const base = inHouse('tsconfig.base.json');
  const ambient = inHouse('build/types/assets.d.ts');
  writeFileSync(
    config,
    JSON.stringify({ extends: base, compilerOptions: options, files: [...files, ambient] }),
  );
  // With `noCheck`, TypeScript 7 writes no file for a module that is imported by `import()` alone.
  const { code, output } = await run([tool('typescript/bin/tsc'), '-p', config]);
  rmSync(config);
  if (code !== 0) throw new StartError(`Los paquetes no se pueden construir:\n${output}`);
  for (const file of filesIn(target).filter((name) => name.endsWith('.d.ts'))) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(SOURCE_NAME, '$1.js'));
  }
}
