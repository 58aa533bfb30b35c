import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import {
  bootOf,
  CALENDAR,
  knownPlaces,
  manifest,
  registry,
  useHouse,
} from '../testing/use-house.ts';

const { get, write } = useHouse();

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

test.each([
  ['a script', manifest('http://')],
  ['its folder', manifest('remote.js').replace('"auto"', '"https://"')],
])(
  'a remote that names %s by what is no address takes nothing from the page',
  async (_what, text) => {
    await write('mf-calendar/dist/mf-manifest.json', text);
    const { body, statusCode } = await get('/');
    expect(statusCode).toBe(200);
    expect(bootOf(body).manifests).toHaveProperty([CALENDAR]);
  },
);

test('what the other remotes need gives way to what the calendar needs, whichever is listed first', async () => {
  const at = '/remotes/mf-notifications/mf-manifest.json';
  await write('mf-notifications/dist/mf-manifest.json', manifest('bell.abcdef0123.js'));
  await write('shell/remotes.json', registry(['mf-notifications', at], ['mf-calendar', CALENDAR]));
  expect((await get('/')).body.match(/<link rel="preload"[^>]*>/g)).toEqual([
    '<link rel="preload" as="script" fetchpriority="low" href="/remotes/mf-notifications/remoteEntry.js">',
    '<link rel="preload" as="script" fetchpriority="low" href="/remotes/mf-notifications/bell.abcdef0123.js">',
    '<link rel="preload" as="script" href="/remotes/mf-calendar/remoteEntry.js">',
    '<link rel="preload" as="script" href="/remotes/mf-calendar/remote.abcdef0123.js">',
  ]);
});

test('of several modules, those alone are hinted at that are on screen before anything is opened', async () => {
  const exposed = (name: string) => ({
    path: `./${name}`,
    assets: { js: { sync: [`${name}.abcdef0123.js`] } },
  });
  const brought = (id: string, point: string) => ({ id, point, title: id, module: `./${id}` });
  const built = JSON.parse(manifest('remote.abcdef0123.js')) as object;
  const many = {
    ...built,
    exposes: [exposed('month'), exposed('holidays')],
    contributions: [
      brought('month', 'main'),
      { ...brought('holidays', 'settings-screen'), path: 'feriados' },
    ],
  };
  await write('mf-calendar/dist/mf-manifest.json', JSON.stringify(many));
  expect((await get('/')).body.match(/<link rel="preload"[^>]*>/g)).toEqual([
    '<link rel="preload" as="script" href="/remotes/mf-calendar/remoteEntry.js">',
    '<link rel="preload" as="script" href="/remotes/mf-calendar/month.abcdef0123.js">',
  ]);
});

test('a remote that the first view does not need is inlined without hints', async () => {
  const at = '/remotes/mf-recommendations/mf-manifest.json';
  await write('mf-recommendations/dist/mf-manifest.json', manifest('panel.abcdef0123.js'));
  await write('shell/remotes.json', registry(['mf-recommendations', at]));
  const { body } = await get('/');
  expect(bootOf(body).manifests).toHaveProperty([at]);
  expect(body).not.toContain('rel="preload"');
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
  // What it brings is known, so that it has its place; the manifest itself is the page's to ask for.
  const { manifests, places } = bootOf(body);
  expect([manifests, places]).toEqual([{}, knownPlaces('mf-calendar', 'mf-recommendations')]);
});

test('what the registry has a hash of is hinted at with it', async () => {
  const integrity = { 'remoteEntry.js': 'sha384-abc', 'other.js': 'sha384-def' };
  const entry = { name: 'mf-calendar', manifest: CALENDAR, contract: '^1.0.0', preload: true };
  await write('shell/remotes.json', JSON.stringify({ remotes: [{ ...entry, integrity }] }));
  const hint = '<link rel="preload" as="script" href="/remotes/mf-calendar/remoteEntry.js"';
  expect((await get('/')).body).toContain(`${hint} integrity="sha384-abc">`);
});
