import type { ListedPart } from '@almanaque/shared-contracts/contributions';
import {
  registrySchema,
  remoteManifestSchema,
  type Registry,
  type RegistryEntry,
} from '@almanaque/shared-contracts/schemas';
import { NotLookedError } from '../../part-error.ts';

/** What runs at an address, as anybody may read it. */
export interface Installation {
  readonly url: string;
  readonly registry: Registry;
  /** Those whose manifest can be read. */
  readonly parts: readonly ListedPart[];
}

const readJson = async (url: string): Promise<unknown> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  return response.ok ? response.json() : null;
};

/** Whether a line's part comes from another origin than `url`. */
export const isForeignTo = (url: string, { manifest }: Pick<RegistryEntry, 'manifest'>): boolean =>
  new URL(manifest, url).origin !== new URL(url).origin;

async function listedPart(url: string, entry: RegistryEntry): Promise<ListedPart[]> {
  const address = new URL(entry.manifest, url).href;
  const { data } = remoteManifestSchema.safeParse(await readJson(address).catch(() => null));
  if (!data) return [];
  const { contributions = [], offers } = data;
  return [{ entry, contributions, offers, isForeign: isForeignTo(url, entry) }];
}

/**
 * The installation at `address`.
 * @throws {NotLookedError}
 */
export async function readInstallation(address: string): Promise<Installation> {
  const { origin: url } = new URL(address);
  const { data: registry } = registrySchema.safeParse(
    await readJson(`${url}/remotes.json`).catch(() => null),
  );
  if (!registry)
    throw new NotLookedError(`En ${url} no contesta ninguna instalación de Almanaque.`);
  const parts = await Promise.all(registry.remotes.map((entry) => listedPart(url, entry)));
  return { url, registry, parts: parts.flat() };
}
