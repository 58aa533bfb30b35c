import { REMOTE_TIMEOUT_MS } from '@almanaque/remote-loader';
import { isForeign } from '@almanaque/remote-loader/of-page';
import {
  fetchJson,
  registrySchema,
  remoteManifestSchema,
  type Registry,
  type RegistryEntry,
} from '@almanaque/shared-contracts';
import { KNOWN_PARTS } from '@almanaque/shared-contracts/known-parts';
import { isInsecure } from './insecure.ts';
import type { FoundPart } from './ledger.ts';

/** @throws when it is not had in time, or its address is none. */
const readManifest = async (address: string) =>
  fetchJson(remoteManifestSchema, new URL(address, document.baseURI).href, {
    signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS),
  });

async function findPart(entry: RegistryEntry): Promise<FoundPart> {
  const manifest = await readManifest(entry.manifest).catch(() => null);
  return {
    entry,
    manifest,
    contributions: manifest?.contributions ?? KNOWN_PARTS[entry.name] ?? [],
    offers: manifest?.offers,
    isForeign: isForeign(entry),
    isInsecure: isInsecure(entry.manifest, document.baseURI),
  };
}

export interface FoundParts {
  readonly registry: Registry;
  readonly parts: readonly FoundPart[];
}

/** What is published now, asked for anew: nothing of a part is run. */
export async function findParts(): Promise<FoundParts> {
  const registry = await fetchJson(registrySchema, '/remotes.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS),
  });
  return { registry, parts: await Promise.all(registry.remotes.map(findPart)) };
}
