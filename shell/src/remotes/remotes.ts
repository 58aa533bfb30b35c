import { fetchJson, registrySchema, type Registry } from '@almanaque/shared-contracts';
import type { BootData } from '../boot/boot-data.ts';
import { connect } from './connect.ts';
import type { RemoteEntry } from './federation.ts';
import {
  createRemoteConnection,
  REMOTE_TIMEOUT_MS,
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

/** Gives the registry, read once; after a failure the next caller asks again. */
function registryReader(boot: BootData): () => Promise<Registry> {
  let reading = boot.registry && Promise.resolve(boot.registry);
  return () => {
    reading ??= fetchRegistry().catch((error: unknown) => {
      reading = null;
      throw error;
    });
    return reading;
  };
}

/** One connection a slot, none of them started. */
export function createRemotes(
  boot: BootData,
  loadExposed: (entry: RemoteEntry) => Promise<unknown>,
): Remotes {
  const readRegistry = registryReader(boot);

  const connection = (name: SlotName): RemoteConnection =>
    createRemoteConnection(name, async (attempt) => {
      const { remotes } = await readRegistry();
      const entry = remotes.find((remote) => remote.name === name);
      if (!entry) throw new RemoteFailure({ kind: 'unlisted' });
      const inlinedManifest = boot.manifests[entry.manifest];
      return connect({ entry, inlinedManifest, loadExposed }, attempt);
    });

  return {
    'mf-calendar': connection('mf-calendar'),
    'mf-notifications': connection('mf-notifications'),
    'mf-recommendations': connection('mf-recommendations'),
  };
}
