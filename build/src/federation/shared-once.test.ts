import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { inHouse } from '../../../tools/house.ts';
import { swcRule } from '../base-config.ts';
import { FEDERATION, SLIM_RUNTIME } from './federation.ts';
import { sharedOnce } from './shared-once.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'almanaque-build-'));
  writeFileSync(path.join(folder, 'shared.js'), `exports.greeting = 'hello';`);
  writeFileSync(path.join(folder, 'main.js'), `module.exports = require('shared').greeting;`);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** An entry that takes a module from what it shares itself, built with these plugins besides. */
async function built(plugins: WebpackPluginInstance[]): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack({
      mode: 'production',
      target: 'node',
      context: folder,
      entry: './main.js',
      output: {
        path: path.join(folder, 'dist'),
        filename: 'main.js',
        library: { type: 'commonjs2' },
      },
      resolve: {
        extensions: ['.ts', '.js'],
        alias: { ...SLIM_RUNTIME, shared: path.join(folder, 'shared.js') },
      },
      module: { rules: [swcRule(false)] },
      resolveLoader: { modules: [inHouse('node_modules')] },
      optimization: { minimize: false },
      plugins: [
        ...plugins,
        new ModuleFederationPlugin({
          name: 'one',
          shared: { shared: { version: '1.0.0', requiredVersion: '^1.0.0', eager: true } },
          ...FEDERATION,
        }),
      ],
    });
    compiler.run((error, stats) => {
      const failed =
        error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (failed ? reject(failed) : resolve()));
    });
  });
  return path.join(folder, 'dist/main.js');
}

/** How often an entry says what is fetched to share something. */
const times = (entry: string) =>
  readFileSync(entry, 'utf8').split('__webpack_require__.I = ').length - 1;

test('an entry says once what it shares, and shares it', async () => {
  const entry = await built([sharedOnce]);
  expect(times(entry)).toBe(1);
  expect(createRequire(import.meta.url)(entry)).toBe('hello');
});

test('without that it would say it twice', async () => {
  expect(times(await built([]))).toBe(2);
});
