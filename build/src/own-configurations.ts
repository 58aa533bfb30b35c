import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';

interface OwnConfiguration {
  readonly default: (
    env: object,
    options: { mode: string },
  ) => Promise<Configuration[]> | Configuration | Configuration[];
}

/** How the `webpack.config.ts` in `root` builds for production. */
export async function configurationsOf(root: string): Promise<Configuration[]> {
  const { href } = pathToFileURL(path.join(root, 'webpack.config.ts'));
  const { default: configure } = (await import(href)) as OwnConfiguration;
  return [await configure({}, { mode: 'production' })].flat();
}
