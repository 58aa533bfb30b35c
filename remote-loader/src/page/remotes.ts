import type {
  ContributionHandle,
  PageContributions,
  Placing,
  Registry,
  RemoteLoad,
} from '@almanaque/shared-contracts';
import {
  fullId,
  listingOf,
  MONTH_PATH,
  type PlacedContribution,
} from '@almanaque/shared-contracts/contributions';
import { connect } from '../connect.ts';
import type { Progress, RemoteConnection } from '../connection.ts';
import { contributionHandle } from '../contribution-handle.ts';
import { RemoteFailure } from '../failure.ts';
import { runInHost } from '../host-scope.ts';
import { createPart, type Part, type RunningPart } from '../part.ts';
import { createRecovery } from '../recovery.ts';
import { createRuns } from '../runs.ts';
import type { Blame } from './blame.ts';
import type { Overridden } from './override.ts';
import type { PartsReading } from './read-parts.ts';
import { registryReader } from './registry-reader.ts';
import type { ToldParts } from './told-parts.ts';

/** A contribution where it stands on this page. */
export interface Place extends ContributionHandle {
  readonly connection: RemoteConnection;
}

interface Placed extends Placing {
  readonly places: readonly Place[];
}

/** What is published. */
interface Found {
  readonly places: readonly Place[];
  /** Parts of which it cannot be told now: what was known of them holds. */
  readonly untold: readonly string[];
}

export interface Remotes extends PageContributions {
  readonly getState: () => Placed;
  /** Once: what stands on the page is known or read; what people come for begins to load with that. */
  readonly start: () => void;
  /**
   * What is published now, where none of it is shown yet: each place as it is, or with a connection of
   * its own that nobody has started where it is new or its part `isRenewed`. Such a part is run anew,
   * beside what the page has of it, and once for all that it brings.
   * @throws when the registry cannot be read.
   */
  readonly findPublished: (isRenewed: (part: string) => boolean) => Promise<Found>;
  /** Shows these and no others from now on. */
  readonly show: (places: readonly Place[]) => void;
}

const AS_PUBLISHED: Overridden = (entries) => Promise.resolve(entries);

interface RemotesOptions {
  readonly boot: ToldParts;
  /** Null: in this tab, too, the registry holds as it is. */
  readonly overridden: Overridden | null;
  readonly sessionIsLikely: () => boolean;
  readonly blame: Blame;
  readonly report: (load: RemoteLoad, error?: unknown) => void;
}

/** The parts of the page: where what they bring stands, and a connection for each; none of them started. */
export function createRemotes(options: RemotesOptions): Remotes {
  const { boot, overridden, sessionIsLikely, blame, report } = options;
  const registry = registryReader(boot);
  /** By address, as they came: a bad one is its own part's failure alone. */
  const manifests: Record<string, unknown> = { ...boot.manifests };
  const blocked = new Set<string>();
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => blocked.add(blockedURI));

  const run = createRuns(runInHost);
  const connectPart = async (
    part: string,
    attempt: number,
    progress: Progress,
  ): Promise<RunningPart> => {
    const { remotes, refused } = await registry.read(attempt > 0);
    const entry = (await (overridden ?? AS_PUBLISHED)(remotes)).find(({ name }) => name === part);
    if (!entry) {
      const cause = refused.find(({ name }) => name === part)?.problem;
      throw new RemoteFailure(cause ? { kind: 'invalid', cause } : { kind: 'unlisted' });
    }
    blame.livesAt(part, entry.manifest);
    const inlinedManifest = manifests[entry.manifest];
    try {
      return await connect({ entry, inlinedManifest, run, progress }, attempt);
    } catch (error) {
      // The browser tells of its policy in a task after what failed by it.
      await new Promise((resolve) => setTimeout(resolve));
      const isBlocked = [...blocked].some((address) => blame.of(null, address) === part);
      throw isBlocked ? new RemoteFailure({ kind: 'blocked' }) : error;
    }
  };
  const parts = new Map<string, Part>();
  const partOf = (name: string): Part => {
    const part =
      parts.get(name) ??
      createPart(name, (attempt, progress) => connectPart(name, attempt, progress));
    parts.set(name, part);
    return part;
  };
  const connection = ({ part, contribution }: PlacedContribution): RemoteConnection => {
    const { id, module: exposed, point } = contribution;
    return partOf(part).contribution(
      { exposed, point },
      { report: (load, error) => report({ ...load, contribution: id }, error) },
    );
  };
  const placeWith = (placed: PlacedContribution, found: RemoteConnection): Place => ({
    ...contributionHandle(placed, found, boot.nonce),
    connection: found,
  });
  const kept = new Map<string, Place>();
  const placeOf = (placed: PlacedContribution): Place => {
    const id = fullId(placed);
    const known = kept.get(id);
    const place = known ? { ...known, ...placed } : placeWith(placed, connection(placed));
    kept.set(id, place);
    return place;
  };

  let state: Placed = { status: 'reading', places: [] };
  const listeners = new Set<() => void>();
  const become = (next: Placed) => {
    state = next;
    for (const { contribution, start } of next.places) {
      // On another page it waits until the month is gone to.
      if (contribution.point === 'main' && location.pathname === MONTH_PATH) start();
    }
    for (const listener of listeners) listener();
  };

  const readPlaces = async (listed: () => Promise<Registry>, show: PartsReading['show']) => {
    const { readParts } = await import(/* webpackChunkName: "recovery" */ './read-parts.ts');
    const found = await listed();
    return readParts({
      registry: found,
      overridden: overridden ?? AS_PUBLISHED,
      manifests,
      standing: state.places,
      show,
    });
  };
  const read = async (isRetry: boolean) => {
    try {
      const unread = await readPlaces(
        () => registry.read(isRetry),
        (status, placed) => become({ status, places: placed.map(placeOf) }),
      );
      if (unread.length > 0) recovery.plan();
    } catch {
      // What is there stays.
      if (state.status !== 'known') become({ ...state, status: 'unread' });
      recovery.plan();
    }
  };
  const stand = (placed: readonly PlacedContribution[]) =>
    become({ status: 'known', places: placed.map(placeOf) });
  const find = async () => {
    const listed = await registry.read(false).catch(() => null);
    const holds = listed && boot.hinted?.listing === listingOf(listed.remotes);
    if (holds && !overridden) stand(boot.hinted.places);
    else await read(false);
  };
  const recovery = createRecovery(() => void read(true));

  return {
    sessionIsLikely,
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
    findPublished: async (isRenewed) => {
      let placed: readonly PlacedContribution[] = [];
      const untold = await readPlaces(registry.readAnew, (_status, found) => (placed = found));
      // What is not opened yet is of the published release from now on.
      for (const part of [...parts.keys()].filter(isRenewed)) parts.delete(part);
      const places = placed.map((one) => {
        const id = fullId(one);
        const known = isRenewed(one.part) ? undefined : kept.get(id);
        return known ? { ...known, ...one } : placeWith(one, connection(one));
      });
      return { places, untold };
    },
    show: (places) => {
      const before = [...kept.values()];
      kept.clear();
      for (const place of places) kept.set(place.id, place);
      become({ status: 'known', places });
      const used = new Set(places.map((place) => place.connection));
      for (const { connection: dropped } of before) if (!used.has(dropped)) dropped.stop();
    },
  };
}
