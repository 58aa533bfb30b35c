import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inHouse } from '../../../tools/house.ts';
import { reservePort } from '../../../tools/port.ts';
import { run } from '../../../tools/run.ts';
import { startRemoteOrigin, type RemoteOrigin } from '../../faults/support/remote-origin.ts';
import { startServer } from '../../../tools/server.ts';
import type { RemoteName } from '../../support/stop-remote.ts';
import { test as base } from '../../support/test.ts';
import { nginxOf } from './nginx.ts';

const REMOTES: readonly RemoteName[] = ['mf-calendar', 'mf-notifications', 'mf-recommendations'];

/** The shell's folder on a file server, remotes on three other origins, and the API behind it. */
export interface StaticSite {
  readonly url: string;
  readonly remotes: Readonly<Record<RemoteName, RemoteOrigin>>;
  /** Another origin with the calendar, that the content policy knows and no hint names. */
  readonly elsewhere: RemoteOrigin;
  /** Writes the registry, with the calendar at `calendar`; the document stays as it is. */
  readonly register: (calendar: RemoteOrigin) => void;
  /** Runs `npm run hints`. */
  readonly hint: () => ReturnType<typeof run>;
  /** Path of the document. */
  readonly document: string;
}

async function withSite(use: (site: StaticSite) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-static-'));
  // nginx's workers run as another user where the tests run as root.
  chmodSync(folder, 0o755);
  const root = path.join(folder, 'page');
  cpSync(inHouse('shell/dist'), root, { recursive: true });
  const origins = await Promise.all(REMOTES.map((name) => startRemoteOrigin(name)));
  const [calendar, bell, recommendations] = origins;
  if (!calendar || !bell || !recommendations) throw new Error('three remotes');
  const remotes = {
    'mf-calendar': calendar,
    'mf-notifications': bell,
    'mf-recommendations': recommendations,
  };
  const elsewhere = await startRemoteOrigin('mf-calendar');
  const registry = path.join(root, 'remotes.json');
  const register = (at: RemoteOrigin) => {
    const listed = REMOTES.map((name) => ({
      name,
      manifest: `${(name === 'mf-calendar' ? at : remotes[name]).url}/mf-manifest.json`,
      contract: '^1.0.0',
      preload: name !== 'mf-recommendations',
    }));
    // Known, so that the content policy lets it in.
    const other = {
      name: 'mf-otra',
      manifest: `${elsewhere.url}/mf-manifest.json`,
      contract: '^1.0.0',
      hide: ['calendar'],
    };
    writeFileSync(registry, JSON.stringify({ remotes: [...listed, other] }));
  };
  const document = path.join(root, 'index.html');
  const hint = () =>
    run([inHouse('scripts/hints.ts'), '--registry', registry, '--document', document]);
  register(calendar);
  await hint();

  const server = await startServer({ SHELL_DIR: root });
  const nginx = nginxOf('shell', await reservePort(), folder, {
    SITE: inHouse('shell/nginx.static.conf'),
    KEPT: '',
    SERVER: new URL(server.url).host,
  });
  await nginx.start(root);
  await use({ url: nginx.url, remotes, elsewhere, register, hint, document });
  await Promise.all([nginx, server, elsewhere, ...origins].map(({ stop }) => stop()));
  rmSync(folder, { recursive: true });
}

export const test = base.extend<object, { readonly site: StaticSite }>({
  site: [({}, use) => withSite(use), { scope: 'worker', timeout: 180_000 }],
  baseURL: ({ site }, use) => use(site.url),
});
