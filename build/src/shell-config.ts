import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CopyPlugin from 'copy-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig, type PackageOptions } from './base-config.ts';
import { serveDevRegistry } from './dev-registry.ts';
import { FEDERATION, sharedConfig } from './federation/federation.ts';
import { DEV_PORTS } from './ports.ts';
import { shellDocument } from './shell-document.ts';

/**
 * The host. It knows no remote at build time, and offers every shared module eagerly.
 * It reads the remotes' manifests and runs their entries itself: see `remote-loader`.
 */
export function shellConfig(options: Omit<PackageOptions, 'name' | 'port'>): Configuration {
  const base = baseConfig({ ...options, name: 'shell', port: DEV_PORTS.shell });
  return {
    ...base,
    entry: {
      main: options.development
        ? ['./src/development/react-renderers.ts', './src/main.ts']
        : './src/main.ts',
    },
    devServer: { ...base.devServer, setupMiddlewares: serveDevRegistry },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'almanaque_shell',
        remotes: {},
        manifest: false,
        shared: sharedConfig({ eager: true }),
        ...FEDERATION,
      }),
      new CopyPlugin({ patterns: ['public'] }),
      shellDocument(options.root, options.development),
    ],
  };
}
