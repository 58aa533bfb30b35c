import { fetchJson, registrySchema, type Registry } from '@almanaque/shared-contracts';
import { REMOTE_TIMEOUT_MS } from '../recovery.ts';
import type { ToldParts } from './told-parts.ts';

interface RegistryReader {
  /**
   * Read once for all. A retry reads it anew, for a remote may have been rolled back or moved meanwhile;
   * when it cannot be read, what it said before still holds.
   */
  readonly read: (isRetry: boolean) => Promise<Registry>;
  /** What it says now, which holds for `read` from then on. @throws when it cannot be read. */
  readonly readAnew: () => Promise<Registry>;
}

export function registryReader(boot: Pick<ToldParts, 'registry'>): RegistryReader {
  let known: Promise<Registry> | null = boot.registry && Promise.resolve(boot.registry);
  const readAnew = async () => {
    const reading = fetchJson(registrySchema, '/remotes.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS),
    });
    known ??= reading;
    try {
      const registry = await reading;
      known = reading;
      return registry;
    } catch (error) {
      if (known === reading) known = null;
      throw error;
    }
  };
  return {
    readAnew,
    read: async (isRetry) => {
      if (known && !isRetry) return known;
      try {
        return await readAnew();
      } catch (error) {
        if (known) return known;
        throw error;
      }
    },
  };
}
