import { registrySchema } from '@almanaque/shared-contracts';
import { REMOTE_TIMEOUT_MS } from '../recovery.ts';

const MAIN_SCRIPT = /<script[^>]+src="(?<src>[^"]*main\.[^"]+\.js)"/;

async function textAt(url: string): Promise<string> {
  const response = await fetch(url, {
    cache: 'no-cache',
    // An origin that never answers keeps nothing of the others from being seen.
    signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

/** What is published now, as texts that change with any release. */
export interface Published {
  /** The shell's own script. */
  readonly shell: string;
  readonly registry: string;
  /** By part: where it is, its hashes, and its manifest, which names its hashed files. */
  readonly parts: ReadonlyMap<string, string>;
}

/**
 * @param manifests those read before, by address: a part that is down counts as it was, for its absence
 *   is no release.
 */
export async function readPublished(manifests: Map<string, string>): Promise<Published> {
  const [page, registry] = await Promise.all([textAt('/'), textAt('/remotes.json')]);
  const { remotes } = registrySchema.parse(JSON.parse(registry));
  await Promise.all(
    remotes.map(async ({ manifest }) => {
      const text = await textAt(manifest).catch(() => null);
      if (text !== null) manifests.set(manifest, text);
    }),
  );
  const parts = remotes.map(({ name, manifest, integrity }): [string, string] => [
    name,
    JSON.stringify([manifest, integrity, manifests.get(manifest)]),
  ]);
  return { shell: MAIN_SCRIPT.exec(page)?.groups?.['src'] ?? '', registry, parts: new Map(parts) };
}

/** The parts whose code is another, those that came and those that went included. */
export function changedParts(before: Published, now: Published): readonly string[] {
  const names = new Set([...before.parts.keys(), ...now.parts.keys()]);
  return [...names].filter((name) => before.parts.get(name) !== now.parts.get(name));
}
