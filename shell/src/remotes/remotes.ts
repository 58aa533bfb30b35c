import {
  fetchJson,
  registrySchema,
  type Registry,
  type RegistryEntry,
  type RemoteLoad,
} from '@almanaque/shared-contracts';
import { REMOTE_TIMEOUT_MS } from '@almanaque/ui';
import type { BootData } from '../boot/boot-data.ts';
import type { Blame } from './blame.ts';
import { connect } from './connect.ts';
import type { RemoteEntry } from './federation.ts';
import {
  createRemoteConnection,
  type Connect,
  type RemoteConnection,
} from './remote-connection.ts';
import { RemoteFailure } from './remote-state.ts';

/** The parts the shell has a place for. Where each comes from is the registry's business. */
export const SLOTS = ['mf-calendar', 'mf-notifications', 'mf-recommendations'] as const;
export type SlotName = (typeof SLOTS)[number];
export type Remotes = Readonly<Record<SlotName, RemoteConnection>>;

const fetchRegistry = (): Promise<Registry> =>
  fetchJson(registrySchema, '/remotes.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS),
  });

/**
 * Gives the registry, read once for all. A retry reads it anew, for a remote may have been rolled
 * back or moved meanwhile; when it cannot be read, what it said before still holds.
 */
function registryReader(boot: BootData): (isRetry: boolean) => Promise<Registry> {
  let known: Promise<Registry> | null = boot.registry && Promise.resolve(boot.registry);
  return async (isRetry) => {
    if (known && !isRetry) return known;
    const reading = fetchRegistry();
    known ??= reading;
    try {
      const registry = await reading;
      known = reading;
      return registry;
    } catch (error) {
      if (known === reading) known = null;
      if (known) return known;
      throw error;
    }
  };
}

interface RemotesOptions {
  readonly boot: BootData;
  /** A line of the registry as it holds in this tab: see `overriding`. */
  readonly overridden: (entry: RegistryEntry) => Promise<RegistryEntry>;
  readonly loadExposed: (entry: RemoteEntry) => Promise<unknown>;
  readonly blame: Blame;
  readonly report: (load: RemoteLoad) => void;
}

/** One connection a slot, none of them started. */
export function createRemotes(options: RemotesOptions): Remotes {
  const { boot, overridden, loadExposed, blame, report } = options;
  const readRegistry = registryReader(boot);

  const connection = (name: SlotName): RemoteConnection => {
    const connectSlot: Connect = async (attempt, progress) => {
      const { remotes } = await readRegistry(attempt > 0);
      const listed = remotes.find((remote) => remote.name === name);
      if (!listed) throw new RemoteFailure({ kind: 'unlisted' });
      const entry = await overridden(listed);
      blame.livesAt(name, entry.manifest);
      const inlinedManifest = boot.manifests[entry.manifest];
      return connect({ entry, inlinedManifest, loadExposed, progress }, attempt);
    };
    return createRemoteConnection(name, connectSlot, report);
  };

  return {
    'mf-calendar': connection('mf-calendar'),
    'mf-notifications': connection('mf-notifications'),
    'mf-recommendations': connection('mf-recommendations'),
  };
}
