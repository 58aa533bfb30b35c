import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Configuration } from 'webpack';
import 'webpack-dev-server';

interface Env {
  readonly into: string;
}

/** webpack alone, on the one line that `writeOneLine` writes: no build of anything takes less. */
export default ({ into }: Env): Configuration => ({
  context: into,
  entry: './main.js',
  target: 'web',
  output: { path: path.join(into, 'dist') },
  cache: { type: 'filesystem', cacheDirectory: path.join(into, 'cache') },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
  devServer: {
    host: '127.0.0.1',
    port: 0,
    hot: true,
    static: into,
    onListening: ({ server }) => {
      const address = server?.address() as AddressInfo | undefined;
      process.stdout.write(`http://127.0.0.1:${String(address?.port)}/\n`);
    },
  },
});
