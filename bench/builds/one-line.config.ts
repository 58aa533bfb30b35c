import path from 'node:path';
import type { Configuration } from 'webpack';
import 'webpack-dev-server';

interface Env {
  readonly into: string;
  /** Of the development server, where there is one. */
  readonly port?: string;
}

/** webpack alone, on the one line that `writeOneLine` writes: no build of anything takes less. */
export default ({ into, port = '0' }: Env): Configuration => ({
  context: into,
  entry: './main.js',
  target: 'web',
  output: { path: path.join(into, 'dist') },
  cache: { type: 'filesystem', cacheDirectory: path.join(into, 'cache') },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
  devServer: { port: Number(port), host: '127.0.0.1', hot: true, static: into },
});
