import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { inHouse } from '../../tools/house.ts';
import { reservePort } from '../../tools/port.ts';
import { isMissing } from '../../tools/missing.ts';
import { nginxOf } from './support/nginx.ts';

test.skip(isMissing('nginx'));

const DAY_MS = 24 * 60 * 60_000;
const PART = 'mf-notifications';

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'almanaque-start-'));
  // nginx's workers run as another user where the tests run as root.
  chmodSync(folder, 0o755);
});
test.afterEach(() => rmSync(folder, { recursive: true }));

/** A release's folder with one file in it. */
function release(file: string): string {
  const root = path.join(folder, `with-${file}`);
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, file), `/* ${file} */`);
  return root;
}

/** Lets so many days go by for what is kept, and what was written of it. */
function age(names: readonly string[], days: number): void {
  const then = new Date(Date.now() - days * DAY_MS);
  for (const name of names) utimesSync(path.join(folder, PART, 'kept', name), then, then);
}

test('the files of a release are kept for 30 days from when it was replaced, however old it was', async () => {
  const nginx = nginxOf(PART, await reservePort(), folder, {});
  const statusOf = async (file: string) => (await fetch(`${nginx.url}/${file}`)).status;
  const restart = async (root: string) => {
    await nginx.stop();
    await nginx.start(root);
  };
  await nginx.start(release('first.0123456789.js'));
  age(['first.0123456789.js'], 40);
  await restart(release('second.0123456789.js'));
  expect(await statusOf('first.0123456789.js')).toBe(200);
  age(['first.0123456789.js'], 31);
  await restart(release('second.0123456789.js'));
  expect(await statusOf('first.0123456789.js')).toBe(404);
  expect(await statusOf('second.0123456789.js')).toBe(200);
  await nginx.stop();
});

const refuse = (env: Readonly<Record<string, string>>) =>
  spawnSync('sh', [inHouse('deploy/nginx/start')], {
    env: { PATH: process.env['PATH'] ?? '', WORK: path.join(folder, 'work'), ...env },
    encoding: 'utf8',
  });

for (const portals of [
  'https://a.example/ https://b.example',
  'https://a.example,https://b.example/',
]) {
  test(`PORTALS='${portals}' names two portals`, async () => {
    const nginx = nginxOf(PART, await reservePort(), folder, { PORTALS: portals });
    await nginx.start(release('element.js'));
    const allowedTo = async (origin: string) => {
      const { headers } = await fetch(`${nginx.url}/element.js`, { headers: { origin } });
      return headers.get('access-control-allow-origin');
    };
    expect(await allowedTo('https://a.example')).toBe('https://a.example');
    expect(await allowedTo('https://b.example')).toBe('https://b.example');
    expect(await allowedTo('https://c.example')).toBeNull();
    await nginx.stop();
  });
}

test('who may load a part is nobody until PORTALS says so, and anybody only where it says that', async () => {
  const allowed = async (env: Record<string, string>) => {
    const nginx = nginxOf(PART, await reservePort(), folder, env);
    await nginx.start(release('element.js'));
    const { headers } = await fetch(`${nginx.url}/element.js`, {
      headers: { origin: 'https://a.example' },
    });
    await nginx.stop();
    return headers.get('access-control-allow-origin');
  };
  expect(await allowed({})).toBeNull();
  expect(await allowed({ PORTALS: '*' })).toBe('*');
});

for (const portals of ['intranet.example', 'https://a.example/inicio', 'https://a.example;']) {
  test(`PORTALS='${portals}' is refused, with how it is written`, () => {
    const { status, stderr } = refuse({ PORTALS: portals });
    expect(status).toBe(1);
    expect(stderr).toContain(`PORTALS: '${portals}' no es un origen.`);
    expect(existsSync(path.join(folder, 'work', 'nginx.conf'))).toBe(false);
  });
}

test('API tells the part’s own page where the server is, unless its address does', async () => {
  const nginx = nginxOf(PART, await reservePort(), folder, { API: 'https://almanaque.example/' });
  await nginx.start(release('index.html'));
  const { status, headers } = await fetch(nginx.url, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([
    302,
    `${nginx.url}/?api=https://almanaque.example`,
  ]);
  const other = await fetch(`${nginx.url}/?api=https://b.example`, { redirect: 'manual' });
  expect([other.status, await other.text()]).toEqual([200, '/* index.html */']);
  expect(other.headers.get('content-security-policy')).toContain("form-action 'self'");
  await nginx.stop();
  const { status: code, stderr } = refuse({ API: 'almanaque.example' });
  expect(code).toBe(1);
  expect(stderr).toContain("API: 'almanaque.example' no es una dirección.");
});

test('the part’s own page asks its own origin and the server that its address tells, and nobody else', async () => {
  const nginx = nginxOf(PART, await reservePort(), folder, {});
  await nginx.start(release('index.html'));
  const allowed = async (search: string) => {
    const { headers } = await fetch(`${nginx.url}/${search}`);
    const policy = headers.get('content-security-policy') ?? '';
    return /connect-src ([^;]*?) ?;/.exec(policy)?.[1];
  };
  expect(await allowed('')).toBe("'self'");
  expect(await allowed('?api=https://b.example/almanaque')).toBe("'self' https://b.example");
  // As a form of the page sends it.
  expect(await allowed('?api=http%3A%2F%2Flocalhost%3A3000')).toBe("'self' http://localhost:3000");
  for (const odd of ['*', 'https://*', "https://b.example;script-src'unsafe-inline'", 'data:x']) {
    expect(await allowed(`?api=${encodeURIComponent(odd)}`)).toBe("'self'");
    expect(await allowed(`?api=${odd}`)).toBe("'self'");
  }
  await nginx.stop();
});

test('what only the developers read is not served', async () => {
  const root = release('remote.0123456789.js');
  writeFileSync(path.join(root, 'remote.0123456789.js.map'), '{}');
  writeFileSync(path.join(root, 'mf-stats.json'), '{}');
  const nginx = nginxOf(PART, await reservePort(), folder, {});
  await nginx.start(root);
  for (const file of ['remote.0123456789.js.map', 'mf-stats.json']) {
    expect((await fetch(`${nginx.url}/${file}`)).status, file).toBe(404);
  }
  await nginx.stop();
});
