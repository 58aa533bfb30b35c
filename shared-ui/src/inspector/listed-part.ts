import { REMOTE_TIMEOUT_MS } from '@almanaque/remote-loader';
import type { ToldParts } from '@almanaque/remote-loader/page';
import {
  fetchJson,
  publicly,
  registrySchema,
  remoteManifestSchema,
  type QueryClient,
  type Registry,
  type RemoteManifest,
} from '@almanaque/shared-contracts';

const manifestOf = ({ remotes }: Registry, name: string): string | undefined =>
  remotes.find((remote) => remote.name === name)?.manifest;

/** Read once for all parts that are asked about together. */
const registryQuery = {
  queryKey: ['listed-parts'],
  queryFn: () =>
    fetchJson(registrySchema, '/remotes.json', { signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS) }),
  staleTime: 1000,
  ...publicly(),
};

/** What a part's manifest says of it to a person. */
export interface ListedPart {
  readonly version: string;
  /** What it is called; undefined: as what of it stands first on the page. */
  readonly title: string | undefined;
}

const partIn = ({ title, metaData }: RemoteManifest): ListedPart => ({
  version: metaData.buildInfo.buildVersion,
  title,
});

/** A part by its manifest alone: nothing of the part is run. Null: it is not listed. */
async function readPart(name: string, client: QueryClient): Promise<ListedPart | null> {
  const manifest = manifestOf(await client.query(registryQuery), name);
  if (manifest === undefined) return null;
  const url = new URL(manifest, document.baseURI).href;
  const signal = AbortSignal.timeout(REMOTE_TIMEOUT_MS);
  return partIn(await fetchJson(remoteManifestSchema, url, { signal }));
}

/** What the document said of parts when it came. */
export type ToldOfParts = Pick<ToldParts, 'registry' | 'manifests'>;

/** As that was; undefined: it said nothing. */
function inlinedPart(name: string, { registry, manifests }: ToldOfParts): ListedPart | undefined {
  const manifest = registry && manifestOf(registry, name);
  if (!manifest) return undefined;
  const { data } = remoteManifestSchema.safeParse(manifests[manifest]);
  return data && partIn(data);
}

export function listedPartQuery(name: string, told: ToldOfParts) {
  const inlined = inlinedPart(name, told);
  return {
    queryKey: ['listed-part', name],
    queryFn: ({ client }: { readonly client: QueryClient }) => readPart(name, client),
    // Until it is read: a slow network leaves nobody waiting for what the page has been told.
    ...(inlined !== undefined && { placeholderData: inlined }),
    ...publicly(),
  };
}
