import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { baseConfig, type PackageOptions } from './base-config.ts';
import { sharedConfig } from './federation.ts';
import type { RemoteName } from './ports.ts';

interface RemoteOptions extends Omit<PackageOptions, 'name'> {
  readonly name: RemoteName;
}

/** 'mf-calendar' → 'mf_calendar': the global variable a remote entry leaves, and its name to the runtime. */
export const containerName = (name: string): string => name.replaceAll('-', '_');

/** A remote: `remoteEntry.js`, its manifest, and a page of its own that mounts it alone. */
export function remoteConfig(options: RemoteOptions): Configuration {
  const base = baseConfig(options);
  return {
    ...base,
    entry: { alone: './src/alone.ts' },
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(options.name),
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.ts' },
        runtimePlugins: [fileURLToPath(new URL('./runtime/retry-chunks.ts', import.meta.url))],
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
        shared: sharedConfig({ eager: false }),
        experiments: {
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        excludeChunks: [containerName(options.name)],
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
  };
}
