import {
  registrySchema,
  type Registry,
  type RuntimeConfig,
} from '@almanaque/shared-contracts/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { ForeignManifests } from './foreign-manifests.ts';
import { scriptHints, type Hints } from './hints.ts';
import { parseManifest, type Manifest } from './manifest.ts';
import { remoteAddress } from './remote-address.ts';
import { watchedFile } from './watched-file.ts';

/** What the document carries so that nothing need be asked for before the first remote loads. */
export interface Boot {
  /** For `<script id="almanaque-boot">`: the shell reads it at start. */
  readonly data: {
    readonly registry: Registry | null;
    /** By address, as the registry writes it. A remote whose manifest cannot be read is not here. */
    readonly manifests: Readonly<Record<string, unknown>>;
    readonly runtimeConfig: RuntimeConfig;
    /** Where a developer's tab may take a remote from; absent: nowhere. */
    readonly overrideOrigins?: readonly string[];
  };
  /** What the first view asks for: the remotes marked `preload`. */
  readonly hints: Hints;
  /** Other origins that remotes come from: the content policy lets them in. */
  readonly origins: readonly string[];
}

type Sources = Pick<Config, 'remotesFile' | 'remotesDir' | 'remoteOverrides'> & {
  readonly runtimeConfig: () => Promise<RuntimeConfig>;
  readonly foreign: ForeignManifests;
  readonly log: FastifyBaseLogger;
};

const parseRegistry = (text: string): Registry => registrySchema.parse(JSON.parse(text));

/** Gives what the files on disk say now: a remote is redeployed or rolled back without a restart. */
export function bootReader({
  remotesFile,
  remotesDir,
  remoteOverrides,
  runtimeConfig,
  foreign,
  log,
}: Sources): () => Promise<Boot> {
  const readRegistry = watchedFile(remotesFile, parseRegistry, (err) =>
    log.error({ err, file: remotesFile }, 'registry unread: the page has no remotes'),
  );
  const manifestReaders = new Map<string, () => Promise<Manifest | null>>();
  const readManifest = (file: string): Promise<Manifest | null> => {
    const read = manifestReaders.get(file) ?? watchedFile(file, parseManifest);
    manifestReaders.set(file, read);
    return read();
  };

  return async () => {
    const registry = await readRegistry();
    const entries = (registry?.remotes ?? []).map((entry) => ({
      entry,
      address: remoteAddress(entry.manifest, remotesDir),
    }));
    const manifests: Record<string, unknown> = {};
    const origins = new Set(remoteOverrides);
    const early = new Set<string>();
    const data: string[] = [];
    const scripts: Hints['scripts'][number][] = [];
    foreign.follow(
      entries.flatMap(({ entry, address }) =>
        entry.preload && address.kind === 'foreign' ? [address.url.href] : [],
      ),
    );

    for (const { entry, address } of entries) {
      if (address.kind === 'unknown') continue;
      const isOwn = address.kind === 'own';
      const manifest = isOwn ? await readManifest(address.file) : foreign.at(address.url.href);
      if (isOwn && manifest) manifests[entry.manifest] = manifest.content;
      if (!isOwn) origins.add(address.url.origin);
      if (!entry.preload) continue;
      if (!isOwn) early.add(address.url.origin);
      if (!manifest) continue;
      if (!isOwn) data.push(address.url.href);
      scripts.push(...scriptHints(entry, manifest, address.url));
    }
    return {
      data: {
        registry,
        manifests,
        runtimeConfig: await runtimeConfig(),
        ...(remoteOverrides.length > 0 && { overrideOrigins: remoteOverrides }),
      },
      hints: { origins: [...early], data, scripts },
      origins: [...origins],
    };
  };
}
