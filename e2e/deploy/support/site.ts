import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '../../../build/src/ports.ts';
import { inHouse } from '../../../tools/house.ts';
import { reservePort } from '../../../tools/port.ts';
import { postgresPlace } from '../../../server/src/testing/engines.ts';
import { startPortal, type Portal } from '../../embedding/support/portal.ts';
import { startServer, type RunningServer } from '../../../tools/server.ts';
import { test as base } from '../../support/test.ts';
import { environmentOf, readCompose, type Service } from './compose.ts';
import { nginxOf, type Nginx } from './nginx.ts';

/** What docker-compose.yml starts, started without Docker: the same commands and settings. */
export interface DeployedSite {
  readonly shell: Nginx;
  readonly remotes: Readonly<Record<RemoteName, Nginx>>;
  /** The server, as reached through the shell's origin. */
  readonly server: RunningServer;
  /** A site that is not ours, which the settings let embed the remotes. */
  readonly portal: Portal;
  /** Another one, which they do not name. */
  readonly stranger: Portal;
  readonly databaseUrl: string;
  /** Path of the registry the server reads. */
  readonly registry: string;
  /** Another release of a remote, at an address of its own; not started. */
  readonly otherRelease: (name: RemoteName) => Promise<Nginx>;
}

const service = (name: string): Service => {
  const found = readCompose().services[name];
  if (!found) throw new Error(`docker-compose.yml has no service ${name}.`);
  return found;
};

/** The registry of the deployment, with the addresses it has here. */
function writeRegistry(file: string, remotes: DeployedSite['remotes']): void {
  let text = readFileSync(inHouse('deploy/registry/remotes.json'), 'utf8');
  for (const name of REMOTE_NAMES) {
    const [port] = service(name).ports.map((mapping) => mapping.split(':')[0]);
    text = text.replace(`http://localhost:${String(port)}/`, `${remotes[name].url}/`);
  }
  writeFileSync(file, text);
}

async function withSite(use: (site: DeployedSite) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-deploy-'));
  // nginx's workers run as another user where the tests run as root.
  chmodSync(folder, 0o755);
  const database = await postgresPlace();
  const databaseUrl = String(database.location.databaseUrl);
  const shellPort = await reservePort();
  const shellUrl = `http://127.0.0.1:${shellPort}`;
  const [portal, stranger] = [await startPortal(), await startPortal()];
  const env = {
    POSTGRES_PASSWORD: 'una clave',
    AUTH_SECRET: 'un secreto de sesiones al azar, bastante largo',
    PUBLIC_URL: shellUrl,
    PORTALS: `${shellUrl} ${portal.url}`,
    CORS_ORIGINS: portal.url,
    COMPANY_NAME: 'Molinos del Sur',
  };
  const nginxFor = async (name: RemoteName) =>
    nginxOf(name, await reservePort(), folder, environmentOf(service(name), env));
  const remotes = {
    'mf-admin': await nginxFor('mf-admin'),
    'mf-calendar': await nginxFor('mf-calendar'),
    'mf-notifications': await nginxFor('mf-notifications'),
    'mf-people': await nginxFor('mf-people'),
    'mf-plans': await nginxFor('mf-plans'),
    'mf-recommendations': await nginxFor('mf-recommendations'),
  };
  const registry = path.join(folder, 'remotes.json');
  writeRegistry(registry, remotes);
  // Compose makes the volume before the server starts; the shell fills it later.
  const kept = path.join(folder, 'shell', 'kept');
  mkdirSync(kept, { recursive: true });
  const server = await startServer({
    ...environmentOf(service('server'), env),
    DATABASE_URL: databaseUrl,
    REMOTES_FILE: registry,
    SHELL_DIR: kept,
    // The shell's nginx is on this machine, not in a network of its own.
    TRUST_PROXY: 'loopback',
  });
  const shell = nginxOf('shell', shellPort, folder, {
    ...environmentOf(service('shell'), env),
    SERVER: new URL(server.url).host,
  });
  const parts = [...Object.values(remotes), shell];
  await Promise.all(parts.map((part) => part.start()));
  const embeds = parts.map(({ url }) => url);
  portal.allow(embeds);
  stranger.allow(embeds);
  const others: Nginx[] = [];
  const otherRelease = async (name: RemoteName) => {
    const folderOfOther = path.join(folder, 'other');
    const other = nginxOf(
      name,
      await reservePort(),
      folderOfOther,
      environmentOf(service(name), env),
    );
    others.push(other);
    return other;
  };
  const throughShell = { ...server, url: shell.url };
  await use({
    shell,
    remotes,
    server: throughShell,
    portal,
    stranger,
    databaseUrl,
    registry,
    otherRelease,
  });
  const stopped = [server, portal, stranger, ...parts, ...others];
  await Promise.all(stopped.map((part) => part.stop()));
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
}

export const test = base.extend<object, { readonly site: DeployedSite }>({
  site: [({}, use) => withSite(use), { scope: 'worker', timeout: 180_000 }],
  baseURL: ({ site }, use) => use(site.shell.url),
});
