import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { runtimeConfigSchema } from '@almanaque/shared-contracts/schemas';
import * as z from 'zod';
import { ENGINES } from '../testing/engines.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const [, openSqlite] = ENGINES[0];
const HTML = { accept: 'text/html' };

let house: string;
let server: TestApp;

async function write(path: string, content: string | Uint8Array): Promise<void> {
  const file = join(house, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

const manifest = (chunk: string) =>
  JSON.stringify({
    name: 'mf_calendar',
    metaData: { publicPath: 'auto', remoteEntry: { name: 'remoteEntry.js', path: '' } },
    exposes: [{ assets: { js: { sync: [chunk], async: ['later.js'] } } }],
    note: '</script><script>alert(1)</script>',
  });

const registry = (...entries: readonly (readonly [name: string, manifest: string])[]) =>
  JSON.stringify({
    remotes: entries.map(([name, at]) => ({
      name,
      manifest: at,
      contract: '^1.0.0',
      preload: name !== 'mf-recommendations',
    })),
  });

const CALENDAR = '/remotes/mf-calendar/mf-manifest.json';

beforeEach(async () => {
  house = await mkdtemp(join(tmpdir(), 'almanaque-page-'));
  await write(
    'shell/index.html',
    '<html><head><meta nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style><!-- boot data --><script>ask()</script><!-- remotes --></head></html>',
  );
  await write('shell/remotes.json', registry(['mf-calendar', CALENDAR]));
  await write('shell/main.0123456789.js', 'console.log("plain")');
  await write('shell/main.0123456789.js.br', brotliCompressSync('console.log("small")'));
  await write('mf-calendar/dist/mf-manifest.json', manifest('remote.abcdef0123.js'));
  await write('mf-calendar/dist/remoteEntry.js', 'entry');
  server = await startTestApp(openSqlite, {
    shellDir: join(house, 'shell'),
    remotesDir: house,
    remotesFile: join(house, 'shell/remotes.json'),
  });
});
afterEach(async () => {
  await server.close();
  await rm(house, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = HTML) =>
  server.app.inject({ url, headers });

const bootSchema = z.object({
  registry: z.object({ remotes: z.array(z.unknown()) }).nullable(),
  manifests: z.record(z.string(), z.unknown()),
  runtimeConfig: runtimeConfigSchema,
});

function bootOf(html: string) {
  const text = /<script type="application\/json" id="almanaque-boot">(.*?)<\/script>/s.exec(html);
  return bootSchema.parse(JSON.parse(text?.[1] ?? 'null'));
}

test('the document brings registry, manifests and configuration, and hints at the first scripts', async () => {
  const { body, statusCode } = await get('/');
  expect(statusCode).toBe(200);
  const boot = bootOf(body);
  expect(boot.registry?.remotes).toHaveLength(1);
  expect(boot.manifests[CALENDAR]).toMatchObject({ name: 'mf_calendar' });
  expect(body.match(/<link rel="preload"[^>]*>/g)).toEqual([
    '<link rel="preload" as="script" href="/remotes/mf-calendar/remoteEntry.js">',
    '<link rel="preload" as="script" href="/remotes/mf-calendar/remote.abcdef0123.js">',
  ]);
  expect(body).not.toContain('<script>alert');
});

test('a remote that the first view does not need is inlined without hints', async () => {
  const at = '/remotes/mf-recommendations/mf-manifest.json';
  await write('mf-recommendations/dist/mf-manifest.json', manifest('panel.abcdef0123.js'));
  await write('shell/remotes.json', registry(['mf-recommendations', at]));
  const { body } = await get('/');
  expect(bootOf(body).manifests).toHaveProperty([at]);
  expect(body).not.toContain('rel="preload"');
});

test('a remote that the first view does not need is inlined, and not hinted at', async () => {
  const entry = { name: 'mf-calendar', manifest: CALENDAR, contract: '^1.0.0', preload: false };
  await write('shell/remotes.json', JSON.stringify({ remotes: [entry] }));
  const { body } = await get('/');
  expect(bootOf(body).manifests).toHaveProperty([CALENDAR]);
  expect(body).not.toContain('<link rel="preload"');
});

test('a remote’s own page may run its scripts and add its styles, and nothing else', async () => {
  await write('mf-calendar/dist/index.html', '<html></html>');
  const page = await get('/remotes/mf-calendar/index.html');
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+';/);
  const script = await get('/remotes/mf-calendar/remoteEntry.js');
  expect(script.headers['content-security-policy']).not.toContain('script-src');
});

test('every answer has its own nonce, in the policy and in the document', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const { body, headers } = await get('/');
      const policy = String(headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(policy).not.toContain('unsafe');
      expect(body.split(`nonce="${nonce}"`)).toHaveLength(3);
      expect(body).not.toContain('__CSP_NONCE__');
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

test('an unknown address shows a browser the same document as a 404, and a program JSON', async () => {
  const page = await get('/cualquier/cosa');
  expect([page.statusCode, page.body.includes('almanaque-boot')]).toEqual([404, true]);
  expect(page.body).not.toContain('<link rel="preload"');
  const data = await get('/cualquier/cosa', { accept: '*/*' });
  expect([data.statusCode, data.json<unknown>()]).toEqual([
    404,
    expect.objectContaining({ error: 'not_found' }),
  ]);
  expect((await get('/api/v1/nada')).json()).toMatchObject({ error: 'not_found' });
});

test('a remote on another origin is let in by the policy, and not inlined', async () => {
  await write(
    'shell/remotes.json',
    registry(
      ['mf-calendar', 'https://partes.example/v2/mf-manifest.json'],
      ['mf-x', 'javascript:1'],
    ),
  );
  const { body, headers } = await get('/');
  expect(body).toContain('<link rel="preconnect" href="https://partes.example" crossorigin>');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/partes\.example;/);
  expect(policy).toContain("connect-src 'self' https://partes.example;");
  expect(bootOf(body).manifests).toEqual({});
});

test('a remote on another origin is hinted at as soon as its manifest was read, and never inlined', async () => {
  const parts = createServer((_request, response) =>
    response.end(manifest('remote.0123456789.js')),
  );
  parts.listen(0, '127.0.0.1');
  await once(parts, 'listening');
  const { port } = parts.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const entry = {
    name: 'mf-calendar',
    manifest: `${origin}/v2/mf-manifest.json`,
    contract: '^1.0.0',
    preload: true,
    integrity: { 'remoteEntry.js': 'sha384-abc' },
  };
  const lazy = {
    ...entry,
    name: 'mf-recommendations',
    manifest: `${origin}/r.json`,
    preload: false,
  };
  await write('shell/remotes.json', JSON.stringify({ remotes: [entry, lazy] }));
  let body = '';
  while (!body.includes('as="fetch"')) ({ body } = await get('/'));
  parts.close();
  expect(body.match(/<link rel="pre[^>]*>/g)).toEqual([
    `<link rel="preconnect" href="${origin}" crossorigin>`,
    `<link rel="preload" as="fetch" href="${origin}/v2/mf-manifest.json" crossorigin>`,
    `<link rel="preload" as="script" href="${origin}/v2/remoteEntry.js" integrity="sha384-abc" crossorigin>`,
    `<link rel="preload" as="script" href="${origin}/v2/remote.0123456789.js" crossorigin>`,
  ]);
  expect(bootOf(body).manifests).toEqual({});
});

test('where a developer may take a remote from is in the policy and in the document, and by default nowhere', async () => {
  const told = async (app: TestApp) => {
    const { body, headers } = await app.app.inject({ url: '/', headers: HTML });
    return [/"overrideOrigins":\[.*?\]/.exec(body)?.[0], headers['content-security-policy']];
  };
  const [nowhere, closed] = await told(server);
  expect(nowhere).toBeUndefined();
  expect(closed).toMatch(/script-src 'self' 'sha256-[^ ]+';/);
  const open = await startTestApp(openSqlite, {
    shellDir: join(house, 'shell'),
    remotesFile: join(house, 'shell/remotes.json'),
    remoteOverrides: ['http://localhost:3001'],
  });
  const [origins, policy] = await told(open);
  await open.close();
  expect(origins).toBe('"overrideOrigins":["http://localhost:3001"]');
  expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+' http:\/\/localhost:3001;/);
  expect(policy).toContain("connect-src 'self' http://localhost:3001;");
});

test.each(['{ not json', '{"metaData":{}}'])(
  'a remote whose manifest is %j is left out; the page stands',
  async (content) => {
    await write('mf-calendar/dist/mf-manifest.json', content);
    const { statusCode, body } = await get('/');
    expect(statusCode).toBe(200);
    expect(bootOf(body).manifests).toEqual({});
    expect(bootOf(body).registry?.remotes).toHaveLength(1);
  },
);

test('without a registry the page stands, and the shell will say what it lacks', async () => {
  await rm(join(house, 'shell/remotes.json'));
  expect(bootOf((await get('/')).body).registry).toBeNull();
  expect((await get('/remotes.json', { accept: '*/*' })).statusCode).toBe(404);
});

test('the policy lets in the script that stands in the document, and no other', async () => {
  const { headers } = await get('/');
  const hash = createHash('sha256').update('ask()').digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test('what the registry has a hash of is hinted at with it', async () => {
  const integrity = { 'remoteEntry.js': 'sha384-abc', 'other.js': 'sha384-def' };
  const entry = { name: 'mf-calendar', manifest: CALENDAR, contract: '^1.0.0', preload: true };
  await write('shell/remotes.json', JSON.stringify({ remotes: [{ ...entry, integrity }] }));
  const hint = '<link rel="preload" as="script" href="/remotes/mf-calendar/remoteEntry.js"';
  expect((await get('/')).body).toContain(`${hint} integrity="sha384-abc">`);
});

test('a redeployed remote is seen without a restart', async () => {
  await get('/');
  await write('mf-calendar/dist/mf-manifest.json', manifest('remote.ffffffffff99.js'));
  expect((await get('/')).body).toContain('/remotes/mf-calendar/remote.ffffffffff99.js');
  await write('shell/remotes.json', registry());
  expect(bootOf((await get('/')).body).registry?.remotes).toEqual([]);
  expect((await get('/remotes.json')).json()).toEqual({ remotes: [] });
});

test('hashed files are kept for ever and come compressed; the others are asked about', async () => {
  const hashed = await get('/main.0123456789.js', { 'accept-encoding': 'br' });
  expect(hashed.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'accept-encoding',
  });
  expect(hashed.headers['content-type']).toContain('javascript');
  expect((await get('/main.0123456789.js', {})).body).toBe('console.log("plain")');
  for (const url of [CALENDAR, '/remotes/mf-calendar/remoteEntry.js', '/remotes.json', '/']) {
    const { headers } = await get(url);
    expect([url, headers['cache-control']]).toEqual([url, 'no-cache']);
    expect(headers.etag).toBeDefined();
  }
});

test.each([
  '/index.html',
  '/remotes/mf-calendar/../shell/index.html',
  '/remotes/mf-calendar/%2e%2e%2f%2e%2e%2fshell/index.html',
  '/remotes/otra/dist/x.js',
  '/.env',
])('%s is no way to another file', async (url) => {
  const { statusCode, body } = await get(url, { accept: '*/*' });
  expect([403, 404]).toContain(statusCode);
  expect(body).not.toContain('__CSP_NONCE__');
});

test('the programmers’ day picture is served to be kept for an hour', async () => {
  const { statusCode, headers } = await get('/media/dia-del-programador.svg');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(headers['content-type']).toContain('image/svg+xml');
});

test('before the shell is built, the answer says how to build it', async () => {
  await rm(join(house, 'shell/index.html'));
  const { statusCode, body } = await get('/');
  expect(statusCode).toBe(503);
  expect(body).toContain('npm run build');
});
