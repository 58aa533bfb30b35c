import {
  connect,
  createRemoteConnection,
  REMOTE_TIMEOUT_MS,
  RemoteFailure,
  runInHost,
  type Connect,
  type RemoteConnection,
} from '@almanaque/remote-loader';
import {
  fetchJson,
  registrySchema,
  type Registry,
  type RegistryEntry,
  type RemoteLoad,
} from '@almanaque/shared-contracts';
import type { BootData } from '../boot/boot-data.ts';
import type { Blame } from './blame.ts';
import type { SlotName } from './slots.ts';

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
  readonly blame: Blame;
  readonly report: (load: RemoteLoad, error?: unknown) => void;
}

/** One connection a slot, none of them started. */
export function createRemotes(options: RemotesOptions): Remotes {
  const { boot, overridden, blame, report } = options;
  const readRegistry = registryReader(boot);
  const blocked = new Set<string>();
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => blocked.add(blockedURI));

  const connection = (name: SlotName): RemoteConnection => {
    const connectSlot: Connect = async (attempt, progress) => {
      const { remotes, refused } = await readRegistry(attempt > 0);
      const listed = remotes.find((remote) => remote.name === name);
      if (!listed) {
        const cause = refused.find((line) => line.name === name)?.problem;
        throw new RemoteFailure(cause ? { kind: 'invalid', cause } : { kind: 'unlisted' });
      }
      const entry = await overridden(listed);
      blame.livesAt(name, entry.manifest);
      const inlinedManifest = boot.manifests[entry.manifest];
      try {
        return await connect({ entry, inlinedManifest, runEntry: runInHost, progress }, attempt);
      } catch (error) {
        // The browser tells of its policy in a task after what failed by it.
        await new Promise((resolve) => setTimeout(resolve));
        const isBlocked = [...blocked].some((address) => blame.of(null, address) === name);
        throw isBlocked ? new RemoteFailure({ kind: 'blocked' }) : error;
      }
    };
    return createRemoteConnection(name, connectSlot, { report });
  };

  return {
    'mf-calendar': connection('mf-calendar'),
    'mf-notifications': connection('mf-notifications'),
    'mf-recommendations': connection('mf-recommendations'),
  };
}
