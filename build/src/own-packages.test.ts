import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const HERE = import.meta.dirname;
const { dependencies, devDependencies } = JSON.parse(
  readFileSync(path.join(HERE, '../package.json'), 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;

/** The package of each import that runs as soon as the file is loaded, and of what it resolves. */
const packagesIn = (source: string): string[] =>
  [...source.matchAll(/^import .*?['"]([^'"]+)['"];$|import\.meta\.resolve\('([^']+)'\)/gms)]
    .filter(([statement]) => !statement.startsWith('import type'))
    .map(([, imported, resolved]) => imported ?? resolved ?? '')
    .filter((name) => !/^(?:\.|node:|@almanaque\/)/.test(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);

// The image of a part installs this package and its own, not the server's.
test('what builds a part is found with the packages of this one', () => {
  const files = globSync('*.ts', { cwd: HERE }).filter((name) => !name.endsWith('.test.ts'));
  expect(files).toContain('server-config.ts');
  const used = files.flatMap((file) =>
    packagesIn(readFileSync(path.join(HERE, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(used).toContain('remote-config.ts: webpack');
  const own = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  expect(used.filter((line) => !own.has(line.split(': ')[1] ?? ''))).toEqual([]);
});
