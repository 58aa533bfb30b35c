import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { inHouse } from '../../tools/house.ts';
import { reservePort } from '../../tools/port.ts';
import { isMissing } from '../../tools/missing.ts';
import { startServer } from '../../tools/server.ts';
import { sendFrom } from './support/from-address.ts';
import { nginxOf } from './support/nginx.ts';

/** A proxy of the company, in front of the shell. */
const FRONT = '127.0.0.9';
const CLIENT = '127.0.0.2';
const MADE_UP = (n: number) => ({
  'x-forwarded-for': `203.0.113.${n}`,
  forwarded: `for=203.0.113.${n}`,
  'x-real-ip': `203.0.113.${n}`,
  'x-forwarded-proto': 'https',
});

interface House {
  /** A sign-in that fails, from that address: its status. */
  readonly attempt: (from: string, headers?: Record<string, string>) => Promise<number>;
  readonly shell: string;
}

/** The server behind the shell's own nginx, which `FRONT` is in front of. */
const test = base.extend<{ readonly house: House }>({
  house: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-doors-'));
    chmodSync(folder, 0o755);
    // By its name, as Compose does; here that of this machine.
    const server = await startServer({ TRUST_PROXY: 'localhost' });
    const shell = nginxOf('shell', await reservePort(), folder, {
      SERVER: new URL(server.url).host,
      TRUST_PROXY: FRONT,
    });
    await shell.start(inHouse('shell/dist'));
    let n = 0;
    const attempt = async (from: string, headers: Record<string, string> = {}) => {
      const body = { email: `persona${n++}@empresa.com.ar`, password: 'una para todas' };
      const url = `${shell.url}/api/v1/auth/sign-in`;
      return (await sendFrom(from, url, { method: 'POST', headers, body })).status;
    };
    await use({ attempt, shell: shell.url });
    await shell.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});
test.skip(isMissing('nginx'));

const statuses = async (times: number, attempt: (n: number) => Promise<number>) => {
  const seen: number[] = [];
  for (let n = 0; n < times; n += 1) seen.push(await attempt(n));
  return {
    taken: seen.filter((s) => s === 401).length,
    refused: seen.filter((s) => s === 429).length,
  };
};

test('a client that makes up its address has the limits of the one it has', async ({ house }) => {
  expect(await statuses(50, (n) => house.attempt(CLIENT, MADE_UP(n)))).toEqual({
    taken: 20,
    refused: 30,
  });
  expect(await house.attempt('127.0.0.3')).toBe(401);
});

test('behind a proxy that the settings name, each client has its own', async ({ house }) => {
  const through = (client: string) => house.attempt(FRONT, { 'x-forwarded-for': client });
  expect(await statuses(21, () => through('198.51.100.7'))).toEqual({ taken: 20, refused: 1 });
  expect(await through('198.51.100.8')).toBe(401);
  // What that proxy was told by its own client, it passes on before what it saw.
  expect(await through('198.51.100.8, 198.51.100.7')).toBe(429);
});
