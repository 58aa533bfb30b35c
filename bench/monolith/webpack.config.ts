import { baseConfig, DEV_PORTS, SHARED_MODULES, shellDocument } from '@almanaque/build';
import CopyPlugin from 'copy-webpack-plugin';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { MONOLITHS, type Monolith } from './monoliths.ts';

const HERE = import.meta.dirname;
const SHELL = path.join(HERE, '../../shell');
const contract = SHARED_MODULES['@almanaque/shared-contracts']?.version;

/** The shell's build, with the parts inside and without Module Federation. */
const monolithConfig = (monolith: Monolith): Configuration => {
  const base = baseConfig({
    root: SHELL,
    name: 'shell',
    development: false,
    port: DEV_PORTS.shell,
  });
  return {
    ...base,
    name: monolith,
    entry: { main: path.join(HERE, `src/${monolith}`) },
    output: {
      ...base.output,
      path: path.join(HERE, 'dist', monolith),
      publicPath: '/',
      uniqueName: `almanaque-monolith-${monolith}`,
    },
    plugins: [
      new webpack.DefinePlugin({ BUILT_WITH_CONTRACT: JSON.stringify(contract) }),
      new webpack.NormalModuleReplacementPlugin(
        /\/contributions\/contribution-slot\.tsx$/,
        path.join(HERE, 'src/bundled-slot.tsx'),
      ),
      ...(base.plugins ?? []),
      new CopyPlugin({ patterns: ['public/favicon.svg'] }),
      shellDocument(SHELL, false),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(HERE, '../../node_modules/.cache/webpack'),
      name: `monolith-${monolith}`,
    },
  };
};

export default MONOLITHS.map(monolithConfig);
