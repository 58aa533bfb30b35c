import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { inHouse } from '../../tools/house.ts';
import { reservePort } from '../../tools/port.ts';
import { isMissing } from '../../tools/missing.ts';
import { nginxOf } from './support/nginx.ts';

test.skip(isMissing('nginx'));

const TOKEN = 'Zx8'.repeat(14) + 'Q';
const ACCOUNT = 'la-alta-de-alguien';

/** Each way of asking for a subscription that reaches it, or was meant to. */
const ADDRESSES = [
  `/feeds/${TOKEN}/almanaque.ics`,
  `/feeds/${TOKEN}/almanaque.ics?q=${TOKEN}`,
  `//feeds//${TOKEN}/almanaque.ics`,
  `/%66eeds/${TOKEN}/almanaque.ics`,
  `/Feeds/${TOKEN}/almanaque.ics`,
  `/api/v1/..%2f..%2ffeeds/${TOKEN}/almanaque.ics`,
  `/?alta=${ACCOUNT}`,
];

for (const site of ['nginx.conf', 'nginx.static.conf']) {
  test(`with ${site} no log has a subscription's token, also while the server is away`, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-logs-'));
    // nginx's workers run as another user where the tests run as root.
    chmodSync(folder, 0o755);
    const server = createServer((_request, response) => void response.end('BEGIN:VCALENDAR'));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const root = path.join(folder, 'root');
    mkdirSync(root);
    writeFileSync(path.join(root, 'content-policy.conf'), '');
    const env = { SERVER: `127.0.0.1:${port}`, SITE: inHouse('shell', site) };
    const nginx = nginxOf('shell', await reservePort(), folder, env);
    await nginx.start(root);
    const askAll = () => Promise.all(ADDRESSES.map((address) => fetch(nginx.url + address)));
    const [answer] = await askAll();
    expect(answer?.status).toBe(200);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const [away] = await askAll();
    expect(away?.status).toBe(502);
    await nginx.stop();
    const log = nginx.log();
    expect(log).toContain(' GET /feeds/... 200 200 ');
    expect(log).toMatch(/ GET \S+ 502 502 /);
    expect(log).not.toContain(TOKEN);
    expect(log).not.toContain(ACCOUNT);
    rmSync(folder, { recursive: true });
  });
}
