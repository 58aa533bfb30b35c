import CopyPlugin from 'copy-webpack-plugin';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { baseConfig, precompressed, type PackageOptions } from './base-config.ts';
import { notices } from './notices.ts';
import { verifiedElement } from './federation/verified-chunks.ts';

/** What a portal in TypeScript needs to know of the module, by itself, as React's JSX, and in Vue. */
const TYPES = ['element.d.ts', 'element-react.d.ts', 'element-vue.d.ts'].map((file) => ({
  from: fileURLToPath(import.meta.resolve(`@almanaque/ui/${file}`)),
}));

/** The small module that makes a remote an element of any page, beside the remote's own files. */
export function elementConfig(options: PackageOptions): Configuration {
  // The remote's development server serves this too.
  const { devServer: _one, ...base } = baseConfig(options);
  return {
    ...base,
    name: 'element',
    // After the remote, whose build empties the folder.
    dependencies: ['remote'],
    entry: { element: './src/element.ts' },
    experiments: { outputModule: true },
    // No platform, so that the development server adds no client of its own: the remote's is enough.
    target: 'es2022',
    output: {
      ...base.output,
      filename: 'element.js',
      module: true,
      chunkFormat: 'module',
      publicPath: 'auto',
      clean: false,
    },
    module: {
      ...base.module,
      // `import.meta.url` is read in the page: it is where the portal found the module.
      parser: { javascript: { importMeta: false, url: false } },
    },
    plugins: [
      new CopyPlugin({ patterns: TYPES }),
      ...(options.development
        ? []
        : [verifiedElement, notices({ prefix: 'element.' }), ...precompressed()]),
    ],
    cache: false,
  };
}
