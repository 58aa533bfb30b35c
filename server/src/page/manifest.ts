import { KNOWN_PARTS } from '@almanaque/shared-contracts/known-parts';
import {
  MOST_OF_A_PART,
  remoteManifestSchema,
  type RemoteManifest,
} from '@almanaque/shared-contracts/schemas';
import * as z from 'zod';

/** What the document needs to know of a remote's `mf-manifest.json`. */
const manifestSchema = z.object({
  metaData: z.object({
    publicPath: z.string().optional(),
    remoteEntry: z.object({ name: z.string(), path: z.string() }),
  }),
  contributions: z.array(z.unknown()).max(MOST_OF_A_PART).optional(),
  offers: z.array(z.unknown()).max(MOST_OF_A_PART).optional(),
  exposes: z.array(
    z.object({
      path: z.string().default('./remote'),
      assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }),
    }),
  ),
});

/** The module whose version a part was built with the page compares: see `builtWithContract`. */
const CONTRACT = '@almanaque/shared-contracts';

export interface Manifest {
  /** For the loader in the page: what it reads, or all there is where that cannot be told. */
  readonly content: object;
  /** Relative to `publicPath`: the script that is run first, and what each of its modules is in. */
  readonly entry: string;
  readonly chunks: ReadonlyMap<string, readonly string[]>;
  /** 'auto': where the manifest itself is. */
  readonly publicPath: string;
  /** What the part brings, each to be read by itself; null: it was built before that was said. */
  readonly contributions: readonly unknown[] | null;
  /** The points it offers, each to be read by itself. */
  readonly offers: readonly unknown[];
}

/** What a part brings, also where its manifest is from before, or cannot be read. */
export const broughtBy = (part: string, manifest: Manifest | null): readonly unknown[] =>
  manifest?.contributions ?? KNOWN_PARTS[part] ?? [];

export function parseManifest(text: string): Manifest | null {
  const content: unknown = JSON.parse(text);
  const result = manifestSchema.safeParse(content);
  if (!result.success) return null;
  const { metaData, exposes } = result.data;
  const { name, path } = metaData.remoteEntry;
  const entry = path === '' ? name : `${path.replace(/\/$/, '')}/${name}`;
  const chunks = new Map(exposes.map((module) => [module.path, module.assets.js.sync]));
  const { data } = remoteManifestSchema.safeParse(content);
  // Of what it brings, the document says where it stands; of what it shares, the page reads one version.
  const known = data ?? (content as RemoteManifest);
  const { contributions: _brought, offers: _offered, shared, ...loaded } = known;
  const contract = shared?.filter((module) => module.name === CONTRACT);
  return {
    content: { ...loaded, ...(contract && { shared: contract }) },
    entry,
    chunks,
    publicPath: metaData.publicPath ?? 'auto',
    contributions: result.data.contributions ?? null,
    offers: result.data.offers ?? [],
  };
}
