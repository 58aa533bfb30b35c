import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { inHouse } from '../../../tools/house.ts';

const TYPESCRIPT = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: inHouse('node_modules/swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

const MAIN = "import * as kit from '@almanaque/shared-contracts/testing'; window.kit = kit;";

/** The test kit as a script that leaves it in `window.kit`, as a team's own tests in a browser have it. */
export async function kitScript(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-kit-'));
  writeFileSync(path.join(folder, 'main.js'), MAIN);
  const compiler = webpack({
    context: folder,
    entry: './main.js',
    mode: 'production',
    devtool: false,
    target: 'web',
    output: { path: folder, filename: 'kit.js' },
    optimization: { minimize: false },
    performance: false,
    resolve: { extensions: ['.ts', '.tsx', '.js'], modules: [inHouse('node_modules')] },
    module: { rules: [TYPESCRIPT] },
  });
  try {
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    if (stats?.hasErrors() !== false) throw new Error(stats?.toString('errors-only'));
    return readFileSync(path.join(folder, 'kit.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
