import { registrySchema } from '@almanaque/shared-contracts';

const MAIN_SCRIPT = /<script[^>]+src="(?<src>[^"]*main\.[^"]+\.js)"/;

async function textAt(url: string): Promise<string> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

/**
 * What is published now, as a text that changes with any release: the shell's script, the registry,
 * and each remote's manifest, which names its hashed files. A remote that is down counts as it was:
 * its absence is no release.
 */
export async function readReleaseMark(manifests: Map<string, string>): Promise<string> {
  const [page, registry] = await Promise.all([textAt('/'), textAt('/remotes.json')]);
  const { remotes } = registrySchema.parse(JSON.parse(registry));
  await Promise.all(
    remotes.map(async ({ manifest }) => {
      const text = await textAt(manifest).catch(() => null);
      if (text !== null) manifests.set(manifest, text);
    }),
  );
  const published = remotes.map(({ manifest }) => manifests.get(manifest) ?? '');
  return [MAIN_SCRIPT.exec(page)?.groups?.['src'], registry, ...published].join('\n');
}
