import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig, type PackageOptions } from './base-config.ts';
import { sharedConfig } from './federation.ts';

/**
 * The host. It knows no remote at build time, and offers every shared module eagerly.
 * `disableSnapshot` must stay off here: with it the manifest protocol is gone.
 */
export function shellConfig(options: Omit<PackageOptions, 'name'>): Configuration {
  const base = baseConfig({ ...options, name: 'shell' });
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'almanaque_shell',
        remotes: {},
        manifest: false,
        dts: false,
        shareStrategy: 'loaded-first',
        shared: sharedConfig({ eager: true }),
        experiments: { optimization: { target: 'web' } },
      }),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
  };
}
