import { bundledProviders } from '../bundled.ts';
import type { ProviderDirectory } from '../directory.ts';

/** What Almanaque comes with, without a database. */
export const bundledDirectory = (): ProviderDirectory => ({
  all: () => Promise.resolve(bundledProviders()),
});
