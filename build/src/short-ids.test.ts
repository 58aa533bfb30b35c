import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { shortIds } from './short-ids.ts';

const LONG = 'a-module-whose-name-tells-all-that-there-is-to-be-told-of-it';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'almanaque-build-'));
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'src', `${LONG}.js`), 'export const later = 1;');
  writeFileSync(path.join(folder, 'src/short.js'), 'export const soon = 2;');
  writeFileSync(path.join(folder, 'src/main.js'), `import('./short.js');import('./${LONG}.js');`);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a long name is cut, a short one stays, and each chunk is asked for by the name it has', async () => {
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './src/main.js',
      output: { path: path.join(folder, 'dist'), filename: 'main.js', chunkFilename: '[id].js' },
      optimization: { chunkIds: 'named' },
      plugins: [shortIds],
    });
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
  });
  const [cut = '', ...others] = readdirSync(path.join(folder, 'dist'))
    .filter((file) => file !== 'main.js')
    .sort();
  expect(cut).toMatch(/^src_a-module-whose-name--[0-9a-f]{4}\.js$/);
  expect(others).toEqual(['src_short_js.js']);
  const main = readFileSync(path.join(folder, 'dist/main.js'), 'utf8');
  expect(main).toContain(cut.replace('.js', ''));
  expect(main).not.toContain(LONG.replaceAll('-', '_'));
});
