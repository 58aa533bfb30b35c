import { compile } from './compile.ts';
import { configurationsOf } from './own-configurations.ts';

// Builds the part in the current folder for production, as its webpack.config.ts says. webpack's own
// command would bring the development server along to everyone who only builds.

if (!(await compile(await configurationsOf(process.cwd())))) process.exitCode = 1;
