import CopyPlugin from 'copy-webpack-plugin';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { swcRule } from './base-config.ts';
import { notices } from './notices.ts';
import { WORKER_STARTERS } from './worker-starters.ts';

/**
 * The folder of a package that reads its own files when it runs. Found from the server, which alone has
 * it: an image that builds a part has not.
 */
const swaggerUiOf = (root: string): string =>
  path.dirname(createRequire(path.join(root, 'package.json')).resolve('@fastify/swagger-ui'));

/**
 * The server in JavaScript, with what it takes of its packages: it starts on Node alone, in half the
 * time and with less memory than from its sources. It is as deep in `dist` as in `src`: programs in the
 * folder itself, all else a folder below, so that what it finds beside itself is where it was.
 */
export const serverConfig = (root: string): Configuration => ({
  context: root,
  mode: 'production',
  devtool: false,
  target: 'node22.18',
  entry: { almanaque: './src/almanaque.ts' },
  experiments: { outputModule: true },
  output: {
    path: path.join(root, 'dist'),
    module: true,
    chunkFormat: 'module',
    filename: '[name].js',
    chunkFilename: 'chunks/[id].js',
    clean: true,
  },
  resolve: { extensions: ['.ts', '.js'] },
  // What is beside the server is found when it runs.
  node: { __dirname: 'node-module', __filename: 'node-module', global: false },
  module: {
    parser: { javascript: { importMeta: false, url: false } },
    rules: [
      swcRule(false),
      {
        test: WORKER_STARTERS,
        parser: { importMeta: true, url: true, worker: ['Worker from node:worker_threads'] },
      },
    ],
  },
  // Driver for PostgreSQL in C, which it uses where somebody installed it.
  externals: { 'pg-native': 'commonjs pg-native' },
  plugins: [
    new CopyPlugin({
      patterns: [
        { from: path.join(root, '../scripts/node-version.cjs') },
        { from: path.join(swaggerUiOf(root), 'static'), to: 'static' },
        { from: path.join(swaggerUiOf(root), 'static/logo.svg'), to: 'chunks/static' },
      ],
    }),
    notices(),
  ],
  // Read by people where something fails, and never sent to anybody.
  optimization: { minimize: false, chunkIds: 'deterministic', moduleIds: 'named' },
  performance: false,
  infrastructureLogging: { level: 'warn' },
  stats: 'errors-warnings',
});
