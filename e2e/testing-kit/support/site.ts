import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPortal, type Portal } from '../../embedding/support/portal.ts';
import { startRemoteOrigin, type RemoteOrigin } from '../../faults/support/remote-origin.ts';
import { startServer } from '../../../tools/server.ts';
import type { RemoteName } from '../../support/stop-remote.ts';
import { test as base } from '../../support/test.ts';
import { kitScript } from './kit-script.ts';
import { probeFiles, type Probe } from './probe.ts';

/** The real shell and remotes, each on its own origin, a place for a remote of the test's, and the kit. */
export interface KitSite {
  readonly url: string;
  /** A page that is not the shell's, for the kit's host. */
  readonly portal: Portal;
  readonly kit: string;
  readonly remotes: Readonly<Record<RemoteName, RemoteOrigin>>;
  readonly probe: RemoteOrigin;
  /** Puts `probe` in the calendar's place. */
  readonly putProbe: (probe: Probe) => void;
  /** Puts the calendar back in its place. */
  readonly putCalendar: () => void;
}

async function withSite(use: (site: KitSite) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-kit-site-'));
  const write = (files: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  };
  write(probeFiles({ exposes: 'remote' }));
  const probe = await startRemoteOrigin('mf-calendar', folder);
  const remotes = {
    'mf-calendar': await startRemoteOrigin('mf-calendar'),
    'mf-notifications': await startRemoteOrigin('mf-notifications'),
    'mf-recommendations': await startRemoteOrigin('mf-recommendations'),
  };
  const register = (calendar: RemoteOrigin) => {
    const listed = Object.entries({ ...remotes, 'mf-calendar': calendar }).map(
      ([name, { url }]) => ({ name, manifest: `${url}/mf-manifest.json`, contract: '^1.0.0' }),
    );
    write({ 'remotes.json': JSON.stringify({ remotes: listed }) });
  };
  register(remotes['mf-calendar']);
  const server = await startServer({ REMOTES_FILE: path.join(folder, 'remotes.json') });
  const origins = [probe, ...Object.values(remotes)];
  const portal = await startPortal();
  portal.allow(origins.map(({ url }) => url));
  await use({
    url: server.url,
    portal,
    kit: await kitScript(),
    remotes,
    probe,
    putProbe: (next) => {
      write(probeFiles(next));
      register(probe);
    },
    putCalendar: () => register(remotes['mf-calendar']),
  });
  await Promise.all([server, portal, ...origins].map(({ stop }) => stop()));
  rmSync(folder, { recursive: true });
}

export const test = base.extend<object, { readonly site: KitSite }>({
  site: [({}, use) => withSite(use), { scope: 'worker', timeout: 120_000 }],
  baseURL: ({ site }, use) => use(site.url),
});
