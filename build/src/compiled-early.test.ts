import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { compiledEarly } from './compiled-early.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'almanaque-build-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const build = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      mode: 'production',
      entry: 'data:text/javascript,import("data:text/javascript,export const later = 1")',
      output: { path: folder, filename: 'main.js', chunkFilename: 'later.js' },
      plugins: [compiledEarly],
    });
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
  });

test.each(['main.js', 'later.js'])('%s begins with the hint, minimized as it is', async (file) => {
  await build();
  const [first, code] = readFileSync(path.join(folder, file), 'utf8').split('\n');
  expect(first).toBe('//# allFunctionsCalledOnLoad');
  expect(code).toContain('(');
});
