import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../../tools/server.ts';
import { EXPOSED_CHUNK } from '../../support/exposed-chunk.ts';
import type { RemoteName } from '../../support/stop-remote.ts';
import { test as base } from '../../support/test.ts';
import { startRemoteOrigin, type RemoteOrigin } from './remote-origin.ts';

/** Of the hashes of the remotes' scripts: those that the registry carries. */
type Hashes = 'none' | 'all' | 'all but the entries' | 'all but the exposed chunks';

/** The shell's server, and each remote on an origin of its own that can be broken. */
export interface Site {
  readonly url: string;
  readonly origins: Readonly<Record<RemoteName, RemoteOrigin>>;
  /** Every remote is whole, and from the next load on the registry carries those hashes. */
  readonly reset: (hashes: Hashes) => Promise<void>;
}

const without = (unlisted: RegExp) => (integrity: unknown) =>
  Object.fromEntries(
    Object.entries(integrity as Readonly<Record<string, string>>).filter(
      ([file]) => !unlisted.test(file),
    ),
  );

const LISTED: Readonly<Record<Hashes, (integrity: unknown) => unknown>> = {
  none: () => undefined,
  all: (integrity) => integrity,
  'all but the entries': without(/^remoteEntry\.js$/),
  'all but the exposed chunks': without(EXPOSED_CHUNK),
};

const registryOf = (origins: Site['origins'], hashes: Hashes): string =>
  JSON.stringify({
    remotes: Object.entries(origins).map(([name, { url, integrity }]) => ({
      name,
      manifest: `${url}/mf-manifest.json`,
      contract: '^1.0.0',
      integrity: LISTED[hashes](integrity),
    })),
  });

async function withSite(use: (site: Site) => Promise<void>): Promise<void> {
  const origins = {
    'mf-calendar': await startRemoteOrigin('mf-calendar'),
    'mf-notifications': await startRemoteOrigin('mf-notifications'),
    'mf-recommendations': await startRemoteOrigin('mf-recommendations'),
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-faults-'));
  const registry = path.join(folder, 'remotes.json');
  const reset = async (hashes: Hashes) => {
    writeFileSync(registry, registryOf(origins, hashes));
    await Promise.all(Object.values(origins).map(({ heal }) => heal()));
  };
  await reset('none');
  const server = await startServer({ REMOTES_FILE: registry });
  await use({ url: server.url, origins, reset });
  await server.stop();
  await Promise.all(Object.values(origins).map(({ stop }) => stop()));
  rmSync(folder, { recursive: true });
}

/** A test on a site whose remotes can be broken. Its registry carries no hashes, unless it asks for some. */
export const test = base.extend<{ readonly hashes: Hashes }, { readonly site: Site }>({
  site: [({}, use) => withSite(use), { scope: 'worker', timeout: 180_000 }],
  hashes: ['none', { option: true }],
  baseURL: async ({ site, hashes }, use) => {
    await site.reset(hashes);
    await use(site.url);
  },
});
