import {
  missedParts,
  placeContributions,
  type ListedPart,
  type RefusedContribution,
  type PlacedContribution,
} from '@almanaque/shared-contracts/contributions';
import type { Registry, RuntimeConfig } from '@almanaque/shared-contracts/schemas';
import type { Config } from '../config/config.ts';
import type { ForeignManifests } from './foreign-manifests.ts';
import { isEarly, scriptHints, type Hints } from './hints.ts';
import { broughtBy, parseManifest, type Manifest } from './manifest.ts';
import type { RegistryFile } from './registry-file.ts';
import { remoteAddress } from './remote-address.ts';
import { watchedFile } from './watched-file.ts';

/** What the document carries so that nothing need be asked for before the first remote loads. */
export interface Boot {
  /** For `<script id="almanaque-boot">`: the shell reads it at start. */
  readonly data: {
    /** As its file says it; null: there is none. The shell reads it line by line. */
    readonly registry: unknown;
    /** By address, as the registry writes it. A remote whose manifest cannot be read is not here. */
    readonly manifests: Readonly<Record<string, unknown>>;
    /** What stands where, so that everything has its place at once; absent: there is no registry to tell. */
    readonly places?: readonly PlacedContribution[];
    readonly runtimeConfig: RuntimeConfig;
    /** Where a developer's tab may take a remote from; absent: nowhere. */
    readonly overrideOrigins?: readonly string[];
  };
  /** What the first view asks for: the remotes marked `preload`. */
  readonly hints: Hints;
  /** Other origins that remotes come from: the content policy lets them in. */
  readonly origins: readonly string[];
}

type Sources = Pick<Config, 'remotesDir' | 'remoteOverrides'> & {
  readonly readRegistry: () => Promise<RegistryFile>;
  readonly runtimeConfig: () => Promise<RuntimeConfig>;
  readonly foreign: ForeignManifests;
  /** Told at each document what the registry says. */
  readonly listed: (registry: Registry) => Promise<void>;
  /** Told at each document what parts bring and stands nowhere. */
  readonly refuse: (refused: readonly RefusedContribution[]) => void;
};

/** All of it that files and other origins tell: no database is asked. */
type PartsOfBoot = Omit<Boot, 'data'> & { readonly data: Omit<Boot['data'], 'runtimeConfig'> };

interface BootReader {
  readonly read: () => Promise<Boot>;
  /** Begins to read what other origins have, so that the first visit already finds it. */
  readonly ahead: () => Promise<void>;
}

/** Gives what the files on disk say now: a remote is redeployed or rolled back without a restart. */
export function bootReader({ runtimeConfig, ...sources }: Sources): BootReader {
  const readParts = partsReader(sources);
  return {
    read: async () => {
      const [{ data, ...rest }, config] = await Promise.all([readParts(), runtimeConfig()]);
      return { ...rest, data: { ...data, runtimeConfig: config } };
    },
    ahead: async () => {
      await readParts();
    },
  };
}

function partsReader({
  readRegistry,
  remotesDir,
  remoteOverrides,
  foreign,
  listed: tellListed,
  refuse,
}: Omit<Sources, 'runtimeConfig'>): () => Promise<PartsOfBoot> {
  const manifestReaders = new Map<string, () => Promise<Manifest | null>>();
  const readManifest = (file: string): Promise<Manifest | null> => {
    const read = manifestReaders.get(file) ?? watchedFile(file, parseManifest);
    manifestReaders.set(file, read);
    return read();
  };

  return async () => {
    const { known } = await readRegistry();
    if (known) await tellListed(known.registry);
    const entries = (known?.registry.remotes ?? []).map((entry) => ({
      entry,
      address: remoteAddress(entry.manifest, remotesDir),
    }));
    const manifests: Record<string, unknown> = {};
    const listed: ListedPart[] = [];
    const origins = new Set(remoteOverrides);
    const early = new Set<string>();
    const data: string[] = [];
    const scripts: Hints['scripts'][number][] = [];
    foreign.follow(
      entries.flatMap(({ address }) => (address.kind === 'foreign' ? [address.url.href] : [])),
    );

    for (const { entry, address } of entries) {
      if (address.kind === 'unknown') {
        // Its place says that it is missed, and the page finds out why.
        listed.push({ entry, contributions: broughtBy(entry.name, null), isForeign: true });
        continue;
      }
      const isOwn = address.kind === 'own';
      const manifest = isOwn ? await readManifest(address.file) : foreign.at(address.url.href);
      if (isOwn && manifest) manifests[entry.manifest] = manifest.content;
      const contributions = broughtBy(entry.name, manifest);
      listed.push({ entry, contributions, offers: manifest?.offers, isForeign: !isOwn });
      if (!isOwn) origins.add(address.url.origin);
      if (!isEarly(entry)) continue;
      if (!isOwn) early.add(address.url.origin);
      if (!manifest) continue;
      if (!isOwn) data.push(address.url.href);
      scripts.push(...scriptHints(entry, manifest, address.url));
    }
    const { placed, refused } = placeContributions([
      ...listed,
      ...(known ? missedParts(known.registry) : []),
    ]);
    refuse(refused);
    return {
      data: {
        registry: known?.content ?? null,
        manifests,
        ...(known && { places: placed }),
        ...(remoteOverrides.length > 0 && { overrideOrigins: remoteOverrides }),
      },
      hints: { origins: [...early], data, scripts },
      origins: [...origins],
    };
  };
}
