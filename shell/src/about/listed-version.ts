import {
  fetchJson,
  publicly,
  registrySchema,
  remoteManifestSchema,
} from '@almanaque/shared-contracts';

/** The version of a part by its manifest alone: nothing of the part is run. Null: it is not listed. */
async function readVersion(name: string): Promise<string | null> {
  const { remotes } = await fetchJson(registrySchema, '/remotes.json');
  const entry = remotes.find((remote) => remote.name === name);
  if (!entry) return null;
  const url = new URL(entry.manifest, document.baseURI).href;
  const { metaData } = await fetchJson(remoteManifestSchema, url);
  return metaData.buildInfo.buildVersion;
}

export const listedVersionQuery = (name: string) => ({
  queryKey: ['listed-version', name],
  queryFn: () => readVersion(name),
  ...publicly(),
});
