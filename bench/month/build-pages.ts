import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { inHouse } from '../../tools/house.ts';
import { installContestants } from './install-contestants.ts';

const CONTESTANTS = inHouse('bench/contestants');

/** Where their pages are built to: a folder each. */
export const PAGES = inHouse('bench/dist');

const mainOf = (name: string): string | undefined =>
  ['main.ts', 'main.tsx'].map((file) => path.join(CONTESTANTS, name, file)).find(existsSync);

/** As Almanaque's own parts are built, without what only a federation needs. */
const configOf = (name: string, entry: string): Configuration => ({
  name,
  mode: 'production',
  context: CONTESTANTS,
  entry,
  output: { path: path.join(PAGES, name), filename: '[contenthash:10].js', clean: true },
  resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      // Some packages write imports that only bundlers of old understand.
      { test: /\.m?js$/, resolve: { fullySpecified: false } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [
    new MiniCssExtractPlugin(),
    new HtmlWebpackPlugin({ template: './support/index.html', scriptLoading: 'defer' }),
  ],
  optimization: {
    minimizer: [
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        extractComments: false,
        // Its workers would be processes that begin by running the bench again.
        parallel: false,
      }),
    ],
  },
  cache: {
    type: 'filesystem',
    cacheDirectory: inHouse('node_modules/.cache/webpack'),
    name: `bench-${name}`,
  },
  performance: false,
});

/** Builds every contestant's page for production. @throws with what webpack says of the first bad one. */
export async function buildPages(): Promise<void> {
  installContestants();
  const configs = readdirSync(CONTESTANTS).flatMap((name) => {
    const entry = mainOf(name);
    return entry === undefined ? [] : [configOf(name, entry)];
  });
  const compiler = webpack(configs);
  const stats = await new Promise<webpack.MultiStats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
}
