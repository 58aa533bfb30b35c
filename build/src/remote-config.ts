import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, type PackageOptions } from './base-config.ts';
import { contributions, type Exposes } from './contributions.ts';
import { elementConfig } from './element-config.ts';
import { exposedModules } from './exposed-modules.ts';
import { besides } from './besides.ts';
import { FEDERATION, sharedConfig } from './federation/federation.ts';
import { freshChunks } from './federation/fresh-chunks.ts';
import { DEV_PORTS, type RemoteName } from './ports.ts';
import { SHARED_MODULES } from './shared-modules.ts';
import { verifiedChunks } from './federation/verified-chunks.ts';

interface RemoteOptions extends PackageOptions {
  /** What its container has, by the names that its `src/contributions.ts` refers to. */
  readonly exposes: Exposes;
  /** What its own page runs. */
  readonly alone?: string;
  /** Its own page, as `html-webpack-plugin` takes it. */
  readonly page?: HtmlWebpackPlugin.Options;
}

/** Where the part in `root` says what it brings. */
export const declarationFile = (root: string): string => path.join(root, 'src/contributions.ts');

/** Each time as it is now: node keeps a module under its address. */
export async function readDeclaration(file: string): Promise<unknown> {
  const url = pathToFileURL(file);
  url.searchParams.set('at', String(statSync(file).mtimeMs));
  const { declaration } = (await import(url.href)) as { declaration?: unknown };
  return declaration;
}

/** 'mf-calendar' → 'mf_calendar': the global variable a remote entry leaves, and its name to the runtime. */
export const containerName = (name: string): string => name.replaceAll('-', '_');

/** A remote, and the element that embeds it in other portals. */
export async function remoteConfig(
  given: Omit<RemoteOptions, 'name' | 'port' | 'exposes'> & { readonly name: RemoteName },
): Promise<Configuration[]> {
  const declared = await readDeclaration(declarationFile(given.root));
  const exposes = exposedModules(given.root, declared);
  const options = { ...given, exposes, port: DEV_PORTS[given.name] };
  return [federatedConfig(options), elementConfig(options)];
}

/** `remoteEntry.js`, its manifest, and a page of its own that mounts it alone. */
export function federatedConfig(options: RemoteOptions): Configuration {
  const base = baseConfig(options);
  const declaration = declarationFile(options.root);
  const chunkLoadingGlobal = `almanaque_${containerName(options.name)}_chunks`;
  const contract = SHARED_MODULES['@almanaque/shared-contracts']?.version;
  return {
    ...base,
    name: 'remote',
    entry: { alone: options.alone ?? './src/alone.ts' },
    // A script of another origin cannot be verified, nor its errors read, without `crossorigin`.
    output: {
      ...base.output,
      publicPath: 'auto',
      chunkLoadingGlobal,
      crossOriginLoading: 'anonymous',
      // A module that throws when run throws again, instead of passing for whole the second time.
      strictModuleErrorHandling: true,
    },
    plugins: [
      // Each remote carries its own: the contract itself comes from the page, at the page's version.
      new webpack.DefinePlugin({ BUILT_WITH_CONTRACT: JSON.stringify(contract) }),
      freshChunks(chunkLoadingGlobal),
      verifiedChunks,
      // Before what compresses the manifest.
      contributions({
        part: options.name,
        read: () => readDeclaration(declaration),
        file: declaration,
        exposes: options.exposes,
      }),
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(options.name),
        filename: 'remoteEntry.js',
        exposes: { ...options.exposes },
        runtimePlugins: [besides('federation/runtime/chunk-loading')],
        manifest: true,
        shared: sharedConfig({ eager: false }),
        ...FEDERATION,
      }),
      new HtmlWebpackPlugin({
        ...(options.page ?? { template: './src/index.html' }),
        excludeChunks: [containerName(options.name)],
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
  };
}
