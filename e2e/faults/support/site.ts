import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../support/server.ts';
import type { RemoteName } from '../../support/stop-remote.ts';
import { test as base } from '../../support/test.ts';
import { startRemoteOrigin, type RemoteOrigin } from './remote-origin.ts';

/** The shell's server, and each remote on an origin of its own that can be broken. */
export interface Site {
  readonly url: string;
  readonly origins: Readonly<Record<RemoteName, RemoteOrigin>>;
}

/** The part of a remote's hashes that the registry carries. */
type Listed = (integrity: unknown) => unknown;

const registryOf = (origins: Site['origins'], listed: Listed): string =>
  JSON.stringify({
    remotes: Object.entries(origins).map(([name, { url, integrity }]) => ({
      name,
      manifest: `${url}/mf-manifest.json`,
      contract: '^1.0.0',
      integrity: listed(integrity),
    })),
  });

async function withSite(listed: Listed, use: (site: Site) => Promise<void>): Promise<void> {
  const origins = {
    'mf-calendar': await startRemoteOrigin('mf-calendar'),
    'mf-notifications': await startRemoteOrigin('mf-notifications'),
    'mf-recommendations': await startRemoteOrigin('mf-recommendations'),
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-faults-'));
  const registry = path.join(folder, 'remotes.json');
  writeFileSync(registry, registryOf(origins, listed));
  const server = await startServer({ REMOTES_FILE: registry });
  await use({ url: server.url, origins });
  await server.stop();
  await Promise.all(Object.values(origins).map(({ stop }) => stop()));
  rmSync(folder, { recursive: true });
}

/** A test on a site whose remotes can be broken. */
export const siteTest = (listed: Listed) =>
  base.extend<object, { readonly site: Site }>({
    site: [({}, use) => withSite(listed, use), { scope: 'worker', timeout: 90_000 }],
    baseURL: ({ site }, use) => use(site.url),
  });

/** Its registry carries no hashes. */
export const test = siteTest(() => undefined);

/** Its registry carries the hashes of all scripts. */
export const guardedTest = siteTest((integrity) => integrity);
