import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { request } from '@playwright/test';
import { startRemoteOrigin, type RemoteOrigin } from '../../faults/support/remote-origin.ts';
import { startServer, type RunningServer } from '../../../tools/server.ts';
import type { RemoteName } from '../../support/stop-remote.ts';
import { test as base } from '../../support/test.ts';
import { fillWithNews } from './fill.ts';
import { keptBuilds } from './kept-builds.ts';
import { MIXED_PARTS, type Age, type Mix } from './mix.ts';

type ByAge<Value> = Readonly<Record<Age, Value>>;

/** Today's server behind a shell of each age, and each remote of each age on an origin of its own. */
export interface MixedSite {
  /**
   * Puts the parts of `mix` together, from the next load on, and gives the page's address.
   * @param contract range that the registry asks of the remotes.
   */
  readonly put: (mix: Mix, contract?: string) => string;
}

/** Parts that the release before has not: a registry names them whatever a page is of, with what they may. */
const LATER_PARTS = [
  { name: 'mf-admin', allow: [] },
  { name: 'mf-people', allow: [] },
  { name: 'mf-plans', allow: ['plans'] },
] as const;

async function startOrigins(folder?: string): Promise<Record<RemoteName, RemoteOrigin>> {
  const start = (name: RemoteName) =>
    startRemoteOrigin(name, ...(folder === undefined ? [] : [path.join(folder, name)]));
  return {
    'mf-calendar': await start('mf-calendar'),
    'mf-notifications': await start('mf-notifications'),
    'mf-recommendations': await start('mf-recommendations'),
  };
}

async function fill(server: RunningServer): Promise<void> {
  const administrator = await request.newContext();
  await fillWithNews(administrator, server);
  await administrator.dispose();
}

async function withSite(use: (site: MixedSite) => Promise<void>): Promise<void> {
  const kept = keptBuilds();
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-versions-'));
  const registry = path.join(folder, 'remotes.json');
  writeFileSync(registry, '{"remotes":[]}');
  const origins: ByAge<Record<RemoteName, RemoteOrigin>> = {
    new: await startOrigins(),
    old: await startOrigins(kept),
  };
  const later = await Promise.all(
    LATER_PARTS.map(async (part) => ({ ...part, origin: await startRemoteOrigin(part.name) })),
  );
  const env = { REMOTES_FILE: registry };
  const [ofToday, ofBefore] = await Promise.all([
    startServer(env),
    startServer({ ...env, SHELL_DIR: path.join(kept, 'shell') }),
  ]);
  const servers: ByAge<RunningServer> = { new: ofToday, old: ofBefore };
  await Promise.all(Object.values(servers).map(fill));
  await use({
    put: (mix, contract = '^1.0.0') => {
      const line = (name: string, { url }: RemoteOrigin, range: string) => ({
        ...{ name, manifest: `${url}/mf-manifest.json` },
        contract: range,
      });
      const remotes = MIXED_PARTS.filter((part) => part !== 'shell').map((name) =>
        line(name, origins[mix[name]][name], contract),
      );
      const more = later.map(({ name, allow, origin }) => ({
        ...line(name, origin, '^1.0.0'),
        allow,
      }));
      writeFileSync(registry, JSON.stringify({ remotes: [...remotes, ...more] }));
      return servers[mix.shell].url;
    },
  });
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  const all = [
    ...Object.values(origins).flatMap((ofAge) => Object.values(ofAge)),
    ...later.map(({ origin }) => origin),
  ];
  await Promise.all(all.map((origin) => origin.stop()));
  rmSync(folder, { recursive: true });
}

export const test = base.extend<object, { readonly site: MixedSite }>({
  site: [({}, use) => withSite(use), { scope: 'worker', timeout: 180_000 }],
});
