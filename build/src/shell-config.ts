import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig, type PackageOptions } from './base-config.ts';
import { serveDevRegistry } from './dev-registry.ts';
import { sharedConfig } from './federation.ts';

/**
 * The host. It knows no remote at build time, and offers every shared module eagerly.
 * It reads the remotes' manifests itself, so the runtime's own manifest protocol is left out.
 */
export function shellConfig(options: Omit<PackageOptions, 'name'>): Configuration {
  const base = baseConfig({ ...options, name: 'shell' });
  return {
    ...base,
    entry: {
      main: options.development
        ? ['./src/development/react-renderers.ts', './src/main.tsx']
        : './src/main.tsx',
    },
    devServer: { ...base.devServer, setupMiddlewares: serveDevRegistry },
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
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new CopyPlugin({ patterns: ['public'] }),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
  };
}
