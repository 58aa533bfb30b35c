import { remoteManifestSchema } from '@almanaque/shared-contracts/schemas';
import * as z from 'zod';

/** What the document needs to know of a remote's `mf-manifest.json`. */
const manifestSchema = z.object({
  metaData: z.object({
    publicPath: z.string().optional(),
    remoteEntry: z.object({ name: z.string(), path: z.string() }),
  }),
  exposes: z.array(z.object({ assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

export interface Manifest {
  /** For the loader in the page: what it reads, or all there is where that cannot be told. */
  readonly content: unknown;
  /** The scripts a first load needs, in order, relative to `publicPath`. */
  readonly scripts: readonly string[];
  /** 'auto': where the manifest itself is. */
  readonly publicPath: string;
}

export function parseManifest(text: string): Manifest | null {
  const content: unknown = JSON.parse(text);
  const result = manifestSchema.safeParse(content);
  if (!result.success) return null;
  const { metaData, exposes } = result.data;
  const { name, path } = metaData.remoteEntry;
  const entry = path === '' ? name : `${path.replace(/\/$/, '')}/${name}`;
  const chunks = exposes.flatMap(({ assets }) => assets.js.sync);
  return {
    content: remoteManifestSchema.safeParse(content).data ?? content,
    scripts: [...new Set([entry, ...chunks])],
    publicPath: metaData.publicPath ?? 'auto',
  };
}
