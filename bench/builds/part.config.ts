import path from 'node:path';
import type { Configuration } from 'webpack';
import { inHouse } from '../../tools/house.ts';
import { TRICKS } from '../tricks/tricks.ts';

interface Env {
  readonly part: string;
  readonly into: string;
  /** The trick that is left out, if any. */
  readonly without?: string;
}

interface Part {
  readonly default: (
    env: unknown,
    argv: { mode: string },
  ) => Promise<Configuration[]> | Configuration | Configuration[];
}

/** A part's own production build, except that its output and its cache go to the folder `into`. */
export default async ({ part, into, without }: Env): Promise<Configuration[]> => {
  const { default: configOf } = (await import(inHouse(part, 'webpack.config.ts'))) as Part;
  const leave = TRICKS[without ?? ''] ?? ((config: Configuration) => config);
  return [await configOf({}, { mode: 'production' })].flat().map((config) => ({
    ...leave(config),
    output: { ...config.output, path: path.join(into, 'dist') },
    ...(typeof config.cache === 'object' &&
      config.cache.type === 'filesystem' && {
        cache: { ...config.cache, cacheDirectory: path.join(into, 'cache') },
      }),
  }));
};
