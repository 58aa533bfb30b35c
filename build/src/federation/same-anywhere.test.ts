import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { sameAnywhere } from './same-anywhere.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'almanaque-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The entry of a small remote built in a folder of that name, without comments: one names a digest. */
async function remoteBuiltIn(name: string): Promise<string> {
  const root = path.join(folder, name);
  mkdirSync(root);
  writeFileSync(path.join(root, 'page.js'), 'console.log("page");');
  writeFileSync(path.join(root, 'remote.js'), 'export const remote = 1;');
  // As our remotes have one: its address is what the digest of the entry depends on.
  const plugin = path.join(root, 'plugin.js');
  writeFileSync(plugin, 'export default () => ({ name: "plugin" });');
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack({
      mode: 'production',
      context: root,
      entry: { page: './page.js' },
      output: { path: path.join(root, 'dist'), publicPath: 'auto' },
      optimization: { minimize: false, moduleIds: 'deterministic', chunkIds: 'named' },
      plugins: [
        sameAnywhere,
        new ModuleFederationPlugin({
          name: 'remote',
          filename: 'entry.js',
          runtimePlugins: [plugin],
          exposes: { './remote': './remote.js' },
          dts: false,
          manifest: false,
        }),
      ],
    });
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
  });
  return readFileSync(path.join(root, 'dist/entry.js'), 'utf8').replaceAll(
    /^.*entry\.[0-9a-f]+\.js$/gm,
    '',
  );
}

test('a remote has the same modules under the same ids in whichever folder it is built', async () => {
  const here = await remoteBuiltIn('here');
  expect(here).toContain('remote');
  expect(await remoteBuiltIn('elsewhere')).toBe(here);
});
