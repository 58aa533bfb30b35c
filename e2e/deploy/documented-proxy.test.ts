import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { inHouse } from '../../tools/house.ts';
import { reservePort } from '../../tools/port.ts';
import { isMissing } from '../../tools/missing.ts';
import { startServer, type RunningServer } from '../../tools/server.ts';
import { sendFrom } from './support/from-address.ts';
import { nginxOf } from './support/nginx.ts';

const HOST = 'almanaque.tuempresa.com.ar';
const CLIENT = '127.0.0.2';

/**
 * The proxy of DEPLOY.md as written, but for its certificate, which does not change what it sends, the
 * way from http to https, and where its logs go.
 */
function documentedProxy(port: number, server: string, logs: string): string {
  const written = readFileSync(inHouse('DEPLOY.md'), 'utf8');
  const [, block = ''] = /```nginx\n([\s\S]*?)```/.exec(written) ?? [];
  const secure =
    block.slice(0, block.indexOf('server {')) + block.slice(block.lastIndexOf('server {'));
  expect(secure).toContain('listen 443 ssl;');
  return secure
    .replace('listen 443 ssl;', `listen ${port};`)
    .replace(/^\s*ssl_\w+ .*\n/gm, '')
    .replaceAll('/var/log/nginx', logs)
    .replace('http://127.0.0.1:3000', server);
}

interface House {
  readonly server: RunningServer;
  readonly proxy: string;
}

/** One machine behind that proxy, with PUBLIC_URL and with TRUST_PROXY forgotten. */
const test = base.extend<{ readonly house: House }>({
  house: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-proxy-'));
    chmodSync(folder, 0o755);
    const server = await startServer({ PUBLIC_URL: `https://${HOST}` });
    const port = await reservePort();
    const site = path.join(folder, 'site.conf');
    writeFileSync(site, documentedProxy(port, server.url, folder));
    const nginx = nginxOf('proxy', port, folder, { SITE: site, KEPT: '' });
    await nginx.start(folder);
    await use({ server, proxy: nginx.url });
    await nginx.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});
test.skip(isMissing('nginx'));

test('cookies are for https and this host alone, and HSTS is sent once', async ({ house }) => {
  const token = new URL(house.server.firstStartLink()).searchParams.get('alta');
  const made = await sendFrom(CLIENT, `${house.proxy}/api/v1/auth/first-administrator`, {
    method: 'POST',
    headers: { host: HOST, origin: `https://${HOST}` },
    body: { token, name: 'Ana Paz', email: 'ana@empresa.com.ar', password: 'tres gatos azules' },
  });
  expect(made.body).toContain('administrador');
  const cookies = made.headers['set-cookie'] ?? [];
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-almanaque\.(?:session_token|device)=/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; Path=\/(?:;|$)/);
    expect(cookie).not.toMatch(/Domain/i);
  }
  expect(made.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  const read = await sendFrom(CLIENT, `${house.proxy}/api/v1/auth/session`, {
    headers: { host: HOST, cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') },
  });
  expect(read.body).toContain('ana@empresa.com.ar');
});

test('what tells of the installation is for this machine, not for who comes by the proxy', async ({
  house,
}) => {
  for (const place of ['/metrics', '/readyz', '/api/docs/json']) {
    const headers = { host: HOST };
    expect((await sendFrom('127.0.0.1', `${house.proxy}${place}`, { headers })).status).toBe(401);
    expect((await fetch(`${house.server.url}${place}`)).status).toBe(200);
  }
  const sent = await sendFrom(CLIENT, `${house.proxy}/healthz`, { headers: { host: HOST } });
  expect(sent.status).toBe(200);
});
