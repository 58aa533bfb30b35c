import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { notices } from './notices.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'almanaque-notices-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function addPackage(name: string, license: string): void {
  const place = `node_modules/${name}`;
  write(`${place}/package.json`, JSON.stringify({ name, version: '1.2.3', license }));
  write(`${place}/lib/package.json`, '{ "type": "commonjs" }');
  write(`${place}/lib/index.js`, `module.exports = '${name}';`);
  write(`${place}/LICENSE.md`, `The licence of ${name}.\r\nIts second line.`);
}

const built = (file: string): string => readFileSync(path.join(folder, 'dist', file), 'utf8');

/** Builds what `page.js` imports. */
const build = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './page.js',
      output: { path: path.join(folder, 'dist') },
      module: { rules: [{ test: /\.woff2$/, type: 'asset/resource' }] },
      plugins: [notices()],
    });
    compiler.run((error, stats) =>
      compiler.close(() => {
        const failure = error ?? stats?.compilation.errors[0];
        if (failure) reject(failure);
        else resolve();
      }),
    );
  });

test('a build says whose work is in it, with their licences, and names no other', async () => {
  addPackage('@one/used', 'MIT');
  addPackage('alone', 'MPL-2.0 OR Apache-2.0');
  addPackage('unused', 'MIT');
  write(
    'page.js',
    "import one from '@one/used/lib'; import a from 'alone/lib'; console.log(one, a);",
  );
  await build();
  const texts = built('THIRD_PARTY_LICENSES.txt');
  expect(texts).toContain('@one/used 1.2.3 (MIT)\n\nThe licence of @one/used.\nIts second line.\n');
  expect(texts).toContain('alone 1.2.3 (MPL-2.0 OR Apache-2.0)');
  expect(texts).not.toContain('unused');
  expect(JSON.parse(built('bom.cdx.json'))).toMatchObject({
    bomFormat: 'CycloneDX',
    components: [
      { purl: 'pkg:npm/%40one/used@1.2.3', licenses: [{ license: { id: 'MIT' } }] },
      { purl: 'pkg:npm/alone@1.2.3', licenses: [{ expression: 'MPL-2.0 OR Apache-2.0' }] },
    ],
  });
});

test('a font goes with its licence', async () => {
  write('page.js', "console.log(new URL('./fonts/sans.woff2', import.meta.url));");
  write('fonts/sans.woff2', 'a font');
  write('fonts/sans.LICENSE.txt', 'Open Font License');
  await build();
  expect(built('sans.LICENSE.txt')).toBe('Open Font License');
});

test('a font without a licence is not published', async () => {
  write('page.js', "console.log(new URL('./fonts/sans.woff2', import.meta.url));");
  write('fonts/sans.woff2', 'a font');
  await expect(build()).rejects.toThrow('A font without its licence: fonts/sans.woff2.');
});
