import { createRequire } from 'node:module';
import type ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';

/** Keeps components' state while their code changes. Loaded here: who only builds has not got it. */
export function hotReload(library: string): WebpackPluginInstance {
  const require = createRequire(import.meta.url);
  const Plugin = require('@pmmmwh/react-refresh-webpack-plugin') as typeof ReactRefreshPlugin;
  return new Plugin({ library, overlay: false });
}
