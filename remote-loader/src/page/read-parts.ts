import {
  fetchJson,
  remoteManifestSchema,
  type Registry,
  type RegistryEntry,
  type RemoteManifest,
} from '@almanaque/shared-contracts';
import {
  placeContributions,
  SHELL_POINTS,
  type ListedPart,
  type PlacedContribution,
} from '@almanaque/shared-contracts/contributions';
import { KNOWN_PARTS } from '@almanaque/shared-contracts/known-parts';
import { isForeign } from '../of-page.ts';
import { REMOTE_TIMEOUT_MS } from '../recovery.ts';
import type { Overridden } from './override.ts';

export interface PartsReading {
  readonly registry: Registry;
  readonly overridden: Overridden;
  /** By address; what is read is added. */
  readonly manifests: Record<string, unknown>;
  /** What stands on the page: of a part that cannot be told of now, that holds. */
  readonly standing: readonly PlacedContribution[];
  /** Told what stands where, each time that more is known. */
  readonly show: (status: 'reading' | 'known', placed: readonly PlacedContribution[]) => void;
}

/** @throws when it cannot be read. */
async function readManifest(address: string): Promise<RemoteManifest> {
  return fetchJson(remoteManifestSchema, new URL(address, document.baseURI).href, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS),
  });
}

/** The part whose point it is; of one of the page's own, the point. */
const ownerOf = (point: string): string | undefined => point.split('/')[0];

/** What is known of parts whose lines cannot be used. */
const spoiltLines = ({ refused }: Registry, entries: readonly RegistryEntry[]): RegistryEntry[] =>
  [...new Set(refused.map(({ name }) => name))].flatMap((name) =>
    name === null || entries.some((entry) => entry.name === name)
      ? []
      : [{ name, manifest: '', contract: '' }],
  );

/**
 * Finds out from their manifests what the listed parts bring, where no server has: each stands as soon
 * as its own is there, and what stood goes once it is known to.
 * @returns the names of those of which that cannot be told now; all else stands.
 */
export async function readParts({
  registry,
  overridden,
  manifests,
  standing,
  show,
}: PartsReading): Promise<readonly string[]> {
  const entries = await overridden(registry.remotes);
  const spoilt = spoiltLines(registry, entries);
  /** What they bring is not known, or not yet. */
  const untold = new Set([...spoilt, ...entries].map(({ name }) => name));
  const parts = new Map<string, ListedPart>();
  const bringsAsBefore = (entry: RegistryEntry, otherwise: ListedPart['contributions']) => {
    const own = standing.filter(({ part }) => part === entry.name);
    const contributions = own.length > 0 ? own.map((one) => one.contribution) : otherwise;
    parts.set(entry.name, { entry, contributions, isForeign: isForeign(entry) });
  };
  const tell = (status: 'reading' | 'known') => {
    // What such a part offers is as it was, too.
    const points = standing.map(({ contribution }) => contribution.point);
    const offered = points.filter((point) => untold.has(ownerOf(point) ?? ''));
    show(status, placeContributions([...parts.values()], [...SHELL_POINTS, ...offered]).placed);
  };
  // Its place says that it is missed, and its connection finds out why.
  for (const entry of spoilt) bringsAsBefore(entry, KNOWN_PARTS[entry.name] ?? []);
  for (const entry of entries) bringsAsBefore(entry, []);
  const reading = entries.map(async (entry) => {
    const { name } = entry;
    try {
      const read = await readManifest(entry.manifest);
      manifests[entry.manifest] = read;
      untold.delete(name);
      const contributions = read.contributions ?? KNOWN_PARTS[name] ?? [];
      parts.set(name, { entry, contributions, offers: read.offers, isForeign: isForeign(entry) });
    } catch {
      bringsAsBefore(entry, KNOWN_PARTS[name] ?? []);
    }
    tell('reading');
  });
  await Promise.all(reading);
  tell('known');
  return entries.map(({ name }) => name).filter((name) => untold.has(name));
}
