import {
  connect,
  createRecovery,
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
  type RemoteLoad,
} from '@almanaque/shared-contracts';
import {
  fullId,
  listingOf,
  type PlacedContribution,
} from '@almanaque/shared-contracts/contributions';
import type { BootData } from '../boot/boot-data.ts';
import type { Overridden } from '../override/overridden.ts';
import type { Blame } from './blame.ts';

/** A contribution where it stands on this page. */
export interface Place extends PlacedContribution {
  /** 'mf-calendar/calendar' */
  readonly id: string;
  readonly connection: RemoteConnection;
}

/** What the page knows of its parts. */
export interface Placing {
  /** Reading: there may be more to come. Unread: the registry could not be had, and is asked for again. */
  readonly status: 'reading' | 'known' | 'unread';
  /** In the order in which a point shows them. */
  readonly places: readonly Place[];
}

export interface Remotes {
  readonly getState: () => Placing;
  readonly subscribe: (listener: () => void) => () => void;
  /** Once: what stands on the page is known or read; what people come for begins to load with that. */
  readonly start: () => void;
  /** Reads the registry anew: what it lists now has its place from then on. */
  readonly read: () => void;
}

/**
 * Gives the registry, read once for all. A retry reads it anew, for a remote may have been rolled
 * back or moved meanwhile; when it cannot be read, what it said before still holds.
 */
function registryReader(boot: BootData): (isRetry: boolean) => Promise<Registry> {
  let known: Promise<Registry> | null = boot.registry && Promise.resolve(boot.registry);
  return async (isRetry) => {
    if (known && !isRetry) return known;
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
      if (known) return known;
      throw error;
    }
  };
}

const AS_PUBLISHED: Overridden = (entries) => Promise.resolve(entries);

interface RemotesOptions {
  readonly boot: BootData;
  /** The lines of the registry as they hold in this tab, where it is not as they are: see `overriding`. */
  readonly overridden: Overridden | null;
  readonly blame: Blame;
  readonly report: (load: RemoteLoad, error?: unknown) => void;
}

/** The parts of the page: where what they bring stands, and a connection for each; none of them started. */
export function createRemotes(options: RemotesOptions): Remotes {
  const { boot, overridden, blame, report } = options;
  const readRegistry = registryReader(boot);
  /** By address, as they came: a bad one is its own part's failure alone. */
  const manifests: Record<string, unknown> = { ...boot.manifests };
  const blocked = new Set<string>();
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => blocked.add(blockedURI));

  const connections = new Map<string, RemoteConnection>();
  const connection = ({ part, contribution }: PlacedContribution): RemoteConnection => {
    const connectPart: Connect = async (attempt, progress) => {
      const { remotes, refused } = await readRegistry(attempt > 0);
      const entry = (await (overridden ?? AS_PUBLISHED)(remotes)).find(({ name }) => name === part);
      if (!entry) {
        const cause = refused.find(({ name }) => name === part)?.problem;
        throw new RemoteFailure(cause ? { kind: 'invalid', cause } : { kind: 'unlisted' });
      }
      blame.livesAt(part, entry.manifest);
      const inlinedManifest = manifests[entry.manifest];
      const { module: exposed } = contribution;
      const wanted = { entry, inlinedManifest, exposed, runEntry: runInHost, progress };
      try {
        return await connect(wanted, attempt);
      } catch (error) {
        // The browser tells of its policy in a task after what failed by it.
        await new Promise((resolve) => setTimeout(resolve));
        const isBlocked = [...blocked].some((address) => blame.of(null, address) === part);
        throw isBlocked ? new RemoteFailure({ kind: 'blocked' }) : error;
      }
    };
    return createRemoteConnection(part, connectPart, {
      report: (load, error) => report({ ...load, contribution: contribution.id }, error),
    });
  };
  const placeOf = (placed: PlacedContribution): Place => {
    const id = fullId(placed);
    const known = connections.get(id) ?? connection(placed);
    connections.set(id, known);
    return { ...placed, id, connection: known };
  };

  let state: Placing = { status: 'reading', places: [] };
  const listeners = new Set<() => void>();
  const become = (next: Placing) => {
    state = next;
    for (const { contribution, connection: found } of next.places) {
      if (contribution.point === 'main') found.start();
    }
    for (const listener of listeners) listener();
  };

  const read = async (isRetry: boolean) => {
    try {
      const { readParts } = await import('./read-parts.ts');
      await readParts({
        registry: await readRegistry(isRetry),
        overridden: overridden ?? AS_PUBLISHED,
        manifests,
        show: (status, placed) => become({ status, places: placed.map(placeOf) }),
      });
    } catch {
      // What is there stays.
      if (state.status !== 'known') become({ ...state, status: 'unread' });
      recovery.plan();
    }
  };
  const stand = (placed: readonly PlacedContribution[]) =>
    become({ status: 'known', places: placed.map(placeOf) });
  const find = async () => {
    const registry = await readRegistry(false).catch(() => null);
    const holds = registry && boot.hinted?.listing === listingOf(registry.remotes);
    if (holds && !overridden) stand(boot.hinted.places);
    else await read(false);
  };
  const recovery = createRecovery(() => void read(true));

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (boot.places && !overridden) stand(boot.places);
      else void find();
    },
    read: () => void read(true),
  };
}
