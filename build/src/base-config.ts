import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import path from 'node:path';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import type {} from 'webpack-dev-server';
import { anewChunks } from './federation/anew-chunks.ts';
import { compiledEarly } from './compiled-early.ts';
import { SLIM_RUNTIME, UNUSED } from './federation/federation.ts';
import { hotReload } from './hot-reload.ts';
import { notices } from './notices.ts';
import { DEV_PORTS } from './ports.ts';
import { sameAnywhere } from './federation/same-anywhere.ts';
import { sharedOnce } from './federation/shared-once.ts';
import { shortIds } from './short-ids.ts';
import { smallestBrotli } from './smallest-brotli.ts';

export interface PackageOptions {
  /** Folder of the package, its `import.meta.dirname`. */
  readonly root: string;
  readonly name: string;
  readonly development: boolean;
  /** Where it listens while it is developed. */
  readonly port: number;
  /** Folder of the packages it is built with. Default: that of the house, beside its own. */
  readonly modules?: string;
}

const COMPRESSIBLE = /\.(js|css|html|json|svg)$/;

/** Made at build time at the highest level, so that no server spends time on it. */
export const precompressed = (): WebpackPluginInstance[] => [
  new CompressionPlugin<object>({
    test: COMPRESSIBLE,
    algorithm: smallestBrotli,
    filename: '[path][base].br',
    minRatio: 1,
  }),
  new CompressionPlugin({
    test: COMPRESSIBLE,
    algorithm: 'gzip',
    filename: '[path][base].gz',
    compressionOptions: { level: 9 },
    minRatio: 1,
  }),
];

export const swcRule = (development: boolean) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development, refresh: development } },
    },
  },
});

/** What the shell's and a remote's build have in common. */
export function baseConfig(options: PackageOptions): Configuration {
  const { root, name, development, port } = options;
  const { modules = path.join(root, '../node_modules') } = options;
  return {
    context: root,
    mode: development ? 'development' : 'production',
    devtool: development ? 'cheap-module-source-map' : 'source-map',
    target: 'web',
    output: {
      path: path.join(root, 'dist'),
      filename: development ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: `almanaque-${name}`,
      // Longer than any wait a person is shown; the loader gives up sooner.
      chunkLoadTimeout: 20_000,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: { ...SLIM_RUNTIME, ...UNUSED } },
    module: {
      rules: [
        swcRule(development),
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        { test: /\.woff2$/, type: 'asset/resource' },
        // In the script that asks for it, so that it needs no address: a portal's page is on another origin.
        { test: /\.svg$/, type: 'asset/inline' },
      ],
    },
    plugins: [
      anewChunks,
      sharedOnce,
      new MiniCssExtractPlugin({
        filename: development ? '[name].css' : '[name].[contenthash:8].css',
      }),
      ...(development
        ? [hotReload(`almanaque-${name}`)]
        : [compiledEarly, sameAnywhere, shortIds, notices(), ...precompressed()]),
    ],
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          // What one pass makes, another can make smaller: 0.1 KiB of the first load.
          minimizerOptions: { compress: { passes: 3 } },
          extractComments: false,
        }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.cleanCssMinify }),
      ],
      chunkIds: 'named',
      moduleIds: 'deterministic',
    },
    cache: {
      type: 'filesystem',
      // A part's is 13 MB so, and 60 as it is.
      compression: 'gzip',
      cacheDirectory: path.join(modules, '.cache/webpack'),
      name: `${name}-${development ? 'development' : 'production'}`,
      // A cache of before does not know of the runtime of ours.
      version:
        'slim bundler-runtime, nothing unused, no list of attributes, chunks anew, shared once',
    },
    performance: false,
    // The plugin that writes manifests warns of what `publicPath: 'auto'` is for.
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    devServer: {
      port,
      hot: true,
      allowedHosts: 'auto',
      headers: { 'Access-Control-Allow-Origin': '*', 'Timing-Allow-Origin': '*' },
      // The page may be the shell's, on another port: name ours outright.
      client: {
        webSocketURL: `ws://localhost:${port}/ws`,
        overlay: false,
        logging: 'warn',
      },
      historyApiFallback: name === 'shell',
      proxy: [
        {
          context: ['/api', '/feeds', '/functions', '/media'],
          target: `http://localhost:${DEV_PORTS.server}`,
        },
      ],
    },
  };
}
