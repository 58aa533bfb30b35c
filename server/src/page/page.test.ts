import { expect, test } from '@jest/globals';
import {
  bootOf,
  CALENDAR,
  HTML,
  knownPlaces,
  manifest,
  registry,
  useHouse,
} from '../testing/use-house.ts';

const { get, remove, startAnother, write } = useHouse();

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

test.each(['/configuracion', '/configuracion/personas/abc?x=1'])(
  '%s is a page: its document is there, and hints at nothing of the month',
  async (address) => {
    const { statusCode, body } = await get(address);
    expect([statusCode, body.includes('almanaque-boot')]).toEqual([200, true]);
    expect(body).not.toContain('<link rel="preload"');
  },
);

test.each(['{ not json', '{"metaData":{}}'])(
  'a remote whose manifest is %j has its place all the same; the page stands',
  async (content) => {
    await write('mf-calendar/dist/mf-manifest.json', content);
    const { statusCode, body } = await get('/');
    expect(statusCode).toBe(200);
    const { manifests, places, registry: lines } = bootOf(body);
    expect([manifests, places]).toEqual([{}, knownPlaces('mf-calendar')]);
    expect(lines?.remotes).toHaveLength(1);
  },
);

test('a bad line of the registry takes no other with it', async () => {
  const [bell, coffee] = ['mf-notifications', 'cafeteria'].map((name) => ({ name }));
  const { remotes } = JSON.parse(registry(['mf-calendar', CALENDAR])) as { remotes: unknown[] };
  await write('shell/remotes.json', JSON.stringify({ remotes: [bell, null, ...remotes, coffee] }));
  const { body } = await get('/');
  const boot = bootOf(body);
  expect(Object.keys(boot.manifests)).toEqual([CALENDAR]);
  expect(body).toContain('href="/remotes/mf-calendar/remoteEntry.js"');
  // The page reads them one by one, and says of each what is wrong.
  expect(boot.registry?.remotes).toHaveLength(4);
  expect(boot.places).toEqual(knownPlaces('mf-calendar', 'mf-notifications'));
});

test.each(['http://[', 'ftp://partes.example/mf-manifest.json', '/otra-carpeta/mf-manifest.json'])(
  'a part whose manifest the registry has at %j is missed where it would be',
  async (address) => {
    await write('shell/remotes.json', registry(['mf-calendar', address]));
    const { places } = bootOf((await get('/')).body);
    expect(places).toEqual(knownPlaces('mf-calendar'));
  },
);

test('the document says what stands where, as each manifest says it', async () => {
  const brought = { id: 'one', point: 'panel', title: 'Una', module: './remote' };
  const at = '/remotes/mf-cafeteria/mf-manifest.json';
  const built = JSON.parse(manifest('cafe.abcdef0123.js')) as object;
  await write(
    'mf-cafeteria/dist/mf-manifest.json',
    JSON.stringify({ ...built, contributions: [brought, 7] }),
  );
  const nowhere = '/remotes/mf-bar/mf-manifest.json';
  const entries = registry(['mf-cafeteria', at], ['mf-bar', nowhere], ['mf-calendar', CALENDAR]);
  await write('shell/remotes.json', entries);
  const { manifests, places } = bootOf((await get('/')).body);
  // The calendar was built before manifests said so.
  expect(places).toEqual([
    { part: 'mf-cafeteria', contribution: brought },
    ...knownPlaces('mf-calendar'),
  ]);
  expect(
    Object.values(manifests).some((one) => Object.hasOwn(one as object, 'contributions')),
  ).toBe(false);
});

test('a part that brings more than any does is as one that cannot be read, and takes no other with it', async () => {
  const at = '/remotes/mf-cafeteria/mf-manifest.json';
  const built = JSON.parse(manifest('cafe.abcdef0123.js')) as object;
  const one = { point: 'panel', title: 'Una', module: './remote' };
  const bringing = async (many: number) => {
    const contributions = Array.from({ length: many }, (_, place) => ({ id: `n${place}`, ...one }));
    await write('mf-cafeteria/dist/mf-manifest.json', JSON.stringify({ ...built, contributions }));
    return bootOf((await get('/')).body).places?.length;
  };
  await write('shell/remotes.json', registry(['mf-cafeteria', at], ['mf-calendar', CALENDAR]));
  expect(await bringing(200)).toBe(201);
  expect(await bringing(50_000)).toBe(1);
  expect(await bringing(1)).toBe(2);
});

test('without a registry the page stands, and the shell will say what it lacks', async () => {
  await remove('shell/remotes.json');
  const boot = bootOf((await get('/')).body);
  expect([boot.registry, boot.places]).toEqual([null, undefined]);
  expect((await get('/remotes.json', { accept: '*/*' })).statusCode).toBe(404);
});

test('a redeployed remote is seen without a restart', async () => {
  await get('/');
  await write('mf-calendar/dist/mf-manifest.json', manifest('remote.ffffffffff99.js'));
  expect((await get('/')).body).toContain('/remotes/mf-calendar/remote.ffffffffff99.js');
  await write('shell/remotes.json', registry());
  expect(bootOf((await get('/')).body).registry?.remotes).toEqual([]);
  expect((await get('/remotes.json')).json()).toEqual({ remotes: [] });
});

test('before the shell is built, the answer says how to build it', async () => {
  await remove('shell/index.html');
  const { statusCode, body } = await get('/');
  expect(statusCode).toBe(503);
  expect(body).toContain('npm run build');
});

test('a page that a part brings is there, with all that is below it', async () => {
  const brought = { id: 'page', point: 'page', path: 'bar', title: 'Bar', module: './remote' };
  const built = JSON.parse(manifest('bar.abcdef0123.js')) as object;
  await write(
    'mf-bar/dist/mf-manifest.json',
    JSON.stringify({ ...built, contributions: [brought] }),
  );
  await write('shell/remotes.json', registry(['mf-bar', '/remotes/mf-bar/mf-manifest.json']));
  const codes = ['/bar', '/bar/1', '/barra'].map(async (at) => (await get(at)).statusCode);
  expect(await Promise.all(codes)).toEqual([200, 200, 404]);
});

test('a window that a portal of the settings opened may speak to it, and no other', async () => {
  const portal = 'https://intranet.example';
  const another = await startAnother({ corsOrigins: [portal] });
  const policy = async (url: string) =>
    (await another.app.inject({ url, headers: HTML })).headers['cross-origin-opener-policy'];
  const of = (origin: string) => `/?portal=${encodeURIComponent(origin)}`;
  expect(await policy(of(portal))).toBe('unsafe-none');
  expect(await policy(of('https://ajena.example'))).toBe('same-origin');
  expect(await policy('/')).toBe('same-origin');
  await another.close();
});
