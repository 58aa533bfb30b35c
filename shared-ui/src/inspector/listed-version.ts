import type { ToldParts } from '@almanaque/remote-loader/page';
import {
  fetchJson,
  publicly,
  registrySchema,
  remoteManifestSchema,
  type QueryClient,
  type Registry,
} from '@almanaque/shared-contracts';

const manifestOf = ({ remotes }: Registry, name: string): string | undefined =>
  remotes.find((remote) => remote.name === name)?.manifest;

/** Read once for all parts that are asked about together. */
const registryQuery = {
  queryKey: ['listed-parts'],
  queryFn: () => fetchJson(registrySchema, '/remotes.json'),
  staleTime: 1000,
  ...publicly(),
};

/** The version of a part by its manifest alone: nothing of the part is run. Null: it is not listed. */
async function readVersion(name: string, client: QueryClient): Promise<string | null> {
  const manifest = manifestOf(await client.query(registryQuery), name);
  if (manifest === undefined) return null;
  const url = new URL(manifest, document.baseURI).href;
  const { metaData } = await fetchJson(remoteManifestSchema, url);
  return metaData.buildInfo.buildVersion;
}

/** What the document said of parts when it came. */
export type ToldOfParts = Pick<ToldParts, 'registry' | 'manifests'>;

/** As that was; undefined: it said nothing. */
function inlinedVersion(name: string, { registry, manifests }: ToldOfParts): string | undefined {
  const manifest = registry && manifestOf(registry, name);
  if (!manifest) return undefined;
  const { data } = remoteManifestSchema.safeParse(manifests[manifest]);
  return data?.metaData.buildInfo.buildVersion;
}

export function listedVersionQuery(name: string, told: ToldOfParts) {
  const inlined = inlinedVersion(name, told);
  return {
    queryKey: ['listed-version', name],
    queryFn: ({ client }: { readonly client: QueryClient }) => readVersion(name, client),
    // Until it is read: a slow network leaves nobody waiting for what the page has been told.
    ...(inlined !== undefined && { placeholderData: inlined }),
    ...publicly(),
  };
}
