import {
  registrySchema,
  type Registry,
  type RuntimeConfig,
} from '@almanaque/shared-contracts/schemas';
import type { Config } from '../config/config.ts';
import { parseManifest, type Manifest } from './manifest.ts';
import { ownScript, remoteAddress } from './remote-address.ts';
import { watchedFile } from './watched-file.ts';

/** What the document carries so that nothing need be asked for before the first remote loads. */
export interface Boot {
  /** For `<script id="almanaque-boot">`: the shell reads it at start. */
  readonly data: {
    readonly registry: Registry | null;
    /** By address, as the registry writes it. A remote whose manifest cannot be read is not here. */
    readonly manifests: Readonly<Record<string, unknown>>;
    readonly runtimeConfig: RuntimeConfig;
  };
  /** Scripts of our own origin that the first view asks for: the remotes marked `preload`. */
  readonly scripts: readonly string[];
  /** Other origins that remotes come from: the content policy lets them in. */
  readonly origins: readonly string[];
}

type Sources = Pick<Config, 'remotesFile' | 'remotesDir'> & {
  readonly runtimeConfig: RuntimeConfig;
};

const parseRegistry = (text: string): Registry | null =>
  registrySchema.safeParse(JSON.parse(text)).data ?? null;

/** Gives what the files on disk say now: a remote is redeployed or rolled back without a restart. */
export function bootReader({
  remotesFile,
  remotesDir,
  runtimeConfig,
}: Sources): () => Promise<Boot> {
  const readRegistry = watchedFile(remotesFile, parseRegistry);
  const manifestReaders = new Map<string, () => Promise<Manifest | null>>();
  const readManifest = (file: string): Promise<Manifest | null> => {
    const read = manifestReaders.get(file) ?? watchedFile(file, parseManifest);
    manifestReaders.set(file, read);
    return read();
  };

  return async () => {
    const registry = await readRegistry();
    const manifests: Record<string, unknown> = {};
    const scripts = new Set<string>();
    const origins = new Set<string>();
    for (const { manifest: written, preload } of registry?.remotes ?? []) {
      const address = remoteAddress(written, remotesDir);
      if (address.kind === 'foreign') origins.add(address.origin);
      if (address.kind !== 'own') continue;
      const manifest = await readManifest(address.file);
      if (manifest === null) continue;
      manifests[written] = manifest.content;
      if (!preload) continue;
      for (const script of manifest.scripts) {
        const own = ownScript(script, manifest.publicPath, address.url);
        if (own !== null) scripts.add(own);
      }
    }
    return {
      data: { registry, manifests, runtimeConfig },
      scripts: [...scripts],
      origins: [...origins],
    };
  };
}
