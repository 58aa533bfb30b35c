import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { inHouse } from '../../../tools/house.ts';
import type { Framework } from './frameworks.ts';

const JSX = {
  test: /\.jsx$/,
  loader: inHouse('node_modules/swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'ecmascript', jsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

/** Bundles a portal as its own team would, with nothing of ours. Gives the script. */
export async function buildPortal(
  { compile, main, alias = {} }: Framework,
  source: string,
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-portal-'));
  writeFileSync(path.join(folder, 'main.jsx'), main);
  writeFileSync(path.join(folder, 'portal.jsx'), compile(source));
  const compiler = webpack({
    context: folder,
    entry: './main.jsx',
    mode: 'production',
    devtool: false,
    target: 'web',
    output: { path: folder, filename: 'portal.js' },
    optimization: { minimize: false },
    performance: false,
    resolve: {
      // A package's own first; then, for the portal itself, which has no folder of them, the house's.
      modules: ['node_modules', inHouse('node_modules'), inHouse('e2e/node_modules')],
      alias,
    },
    module: { rules: [JSX] },
  });
  try {
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    if (stats?.hasErrors() !== false) throw new Error(stats?.toString('errors-only'));
    return readFileSync(path.join(folder, 'portal.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
