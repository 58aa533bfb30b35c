import path from 'node:path';
import type { Configuration } from 'webpack';
import { inHouse } from '../../tools/house.ts';

interface Env {
  readonly part: string;
  readonly into: string;
}

interface Part {
  readonly default: (env: unknown, argv: { mode: string }) => Configuration | Configuration[];
}

/** A part's own production build, except that its output and its cache go to the folder `into`. */
export default async ({ part, into }: Env): Promise<Configuration[]> => {
  const { default: configOf } = (await import(inHouse(part, 'webpack.config.ts'))) as Part;
  return [configOf({}, { mode: 'production' })].flat().map((config) => ({
    ...config,
    output: { ...config.output, path: path.join(into, 'dist') },
    ...(typeof config.cache === 'object' &&
      config.cache.type === 'filesystem' && {
        cache: { ...config.cache, cacheDirectory: path.join(into, 'cache') },
      }),
  }));
};
