import path from 'node:path';
import type { Configuration } from 'webpack';
import { compile } from './compile.ts';

// Builds the part in the current folder for production, as its webpack.config.ts says. webpack's own
// command would bring the development server along to everyone who only builds.

interface PartConfiguration {
  readonly default: (env: object, options: { mode: string }) => Configuration | Configuration[];
}

const { default: configure } = (await import(
  path.resolve('webpack.config.ts')
)) as PartConfiguration;

if (!(await compile([configure({}, { mode: 'production' })].flat()))) process.exitCode = 1;
