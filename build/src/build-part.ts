import path from 'node:path';
import webpack, { type Configuration, type MultiStats } from 'webpack';

// Builds the part in the current folder for production, as its webpack.config.ts says. webpack's own
// command would bring the development server along to everyone who only builds.

interface PartConfiguration {
  readonly default: (env: object, options: { mode: string }) => Configuration | Configuration[];
}

const { default: configure } = (await import(
  path.resolve('webpack.config.ts')
)) as PartConfiguration;
const compiler = webpack([configure({}, { mode: 'production' })].flat());

const stats = await new Promise<MultiStats | undefined>((resolve, reject) =>
  compiler.run((error, result) => (error ? reject(error) : resolve(result))),
);
// Writes the cache, too.
await new Promise((resolve) => compiler.close(resolve));

if (stats?.hasErrors() || stats?.hasWarnings()) console.log(stats.toString('errors-warnings'));
if (stats?.hasErrors()) process.exitCode = 1;
