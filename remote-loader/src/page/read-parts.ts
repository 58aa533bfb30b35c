import {
  fetchJson,
  remoteManifestSchema,
  type Registry,
  type RegistryEntry,
} from '@almanaque/shared-contracts';
import {
  missedParts,
  placeContributions,
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
  /** Told what stands where, each time that more is known. */
  readonly show: (status: 'reading' | 'known', placed: readonly PlacedContribution[]) => void;
}

/** @throws when it cannot be read and nothing is known of the part. */
async function readBrought(
  { name, manifest }: RegistryEntry,
  manifests: PartsReading['manifests'],
): Promise<Pick<ListedPart, 'contributions' | 'offers'>> {
  try {
    const read = await fetchJson(remoteManifestSchema, new URL(manifest, document.baseURI).href, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS),
    });
    manifests[manifest] = read;
    return { contributions: read.contributions ?? KNOWN_PARTS[name] ?? [], offers: read.offers };
  } catch (error) {
    // Its place says that it is missed, and its connection finds out why.
    if (KNOWN_PARTS[name]) return { contributions: KNOWN_PARTS[name] };
    throw error;
  }
}

/**
 * Finds out from their manifests what the listed parts bring, where no server has: each stands as soon
 * as its own is there.
 * @returns the names of those of which that cannot be told now; all else stands.
 */
export async function readParts({
  registry,
  overridden,
  manifests,
  show,
}: PartsReading): Promise<readonly string[]> {
  const parts = missedParts(registry);
  const entries = await overridden(registry.remotes);
  const tell = (status: 'reading' | 'known') => show(status, placeContributions(parts).placed);
  const reading = entries.map(async (entry) => {
    const brought = await readBrought(entry, manifests);
    parts.push({ entry, ...brought, isForeign: isForeign(entry) } satisfies ListedPart);
    tell('reading');
  });
  const outcomes = await Promise.allSettled(reading);
  tell('known');
  return entries.filter((_, at) => outcomes[at]?.status === 'rejected').map(({ name }) => name);
}
