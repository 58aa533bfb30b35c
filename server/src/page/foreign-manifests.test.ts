import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, jest, test } from '@jest/globals';
import {
  fetchManifest,
  foreignManifests,
  readFrom,
  type ForeignManifests,
} from './foreign-manifests.ts';
import type { Manifest } from './manifest.ts';
import { manifest as manifestOf } from '../testing/use-house.ts';

const URL_ = 'https://partes.example/mf-manifest.json';
const manifest = (script: string): Manifest => ({
  content: {},
  entry: script,
  chunks: new Map(),
  contributions: null,
  offers: [],
  publicPath: 'auto',
});
const settle = () => new Promise(setImmediate);

let foreign: ForeignManifests;
afterEach(() => foreign.stop());

test('what is followed is read in the background, and nothing waits for it', async () => {
  foreign = foreignManifests(() => Promise.resolve(manifest('remoteEntry.js')));
  foreign.follow([URL_]);
  expect(foreign.at(URL_)).toBeNull();
  await settle();
  expect(foreign.at(URL_)).toEqual(manifest('remoteEntry.js'));
  expect(foreign.at('https://otra.example/mf-manifest.json')).toBeNull();
});

test('it is read anew from time to time; what cannot be had any more is not hinted at', async () => {
  const read = jest.fn<(url: string) => Promise<Manifest | null>>();
  read.mockResolvedValueOnce(manifest('a.js')).mockResolvedValueOnce(manifest('b.js'));
  read.mockResolvedValue(null);
  foreign = foreignManifests(read, 20);
  foreign.follow([URL_]);
  const given = () =>
    Promise.all(
      read.mock.results.slice(0, 3).map(({ value }) => value as Promise<Manifest | null>),
    );
  while (read.mock.calls.length < 4) await settle();
  expect((await given()).map((one) => one?.entry)).toEqual(['a.js', 'b.js', undefined]);
  expect(foreign.at(URL_)).toBeNull();
});

test('one that starts later is read soon after', async () => {
  const read = jest.fn<(url: string) => Promise<Manifest | null>>();
  read.mockResolvedValueOnce(null).mockResolvedValue(manifest('a.js'));
  foreign = foreignManifests(read, 60_000, 10);
  foreign.follow([URL_]);
  while (foreign.at(URL_) === null) await settle();
  expect(read).toHaveBeenCalledTimes(2);
});

test('what the registry no longer names is forgotten, also when its answer comes late', async () => {
  let answer: (known: Manifest) => void = () => undefined;
  foreign = foreignManifests(() => new Promise((resolve) => (answer = resolve)));
  foreign.follow([URL_]);
  foreign.follow([]);
  answer(manifest('tarde.js'));
  await settle();
  expect(foreign.at(URL_)).toBeNull();
});

const GOOD = manifestOf('remote.js');

const reasons: string[] = [];
const tell = (reason: string) => reasons.push(reason);
const PATH = '/mf-manifest.json';

/** An origin that answers each request so; without a body, one where nobody listens. */
async function withOrigin<Result>(
  [status, body]: readonly [status: number, body: string | null],
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(({ url }, response) =>
    response.writeHead(url === PATH ? status : 404).end(body),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (body === null) server.close();
  reasons.length = 0;
  const result = await use(`http://127.0.0.1:${port}`);
  if (body !== null) server.close();
  return result;
}

const fetchFrom = (status: number, body: string | null): Promise<Manifest | null> =>
  withOrigin([status, body], (origin) => fetchManifest(origin + PATH, tell));

test('an origin that answers gives its manifest', async () => {
  const good = await fetchFrom(200, GOOD);
  expect([good?.entry, ...(good?.chunks.values() ?? [])]).toEqual([
    'remoteEntry.js',
    ['remote.js'],
  ]);
});

test.each([
  ['is away', 200, null, 'unreachable'],
  ['says no', 500, GOOD, 'status 500'],
  ['answers something else', 200, '<html>', 'cut'],
  ['answers another shape', 200, '{}', 'invalid'],
  ['answers without end', 200, GOOD + ' '.repeat(1_000_000), 'invalid'],
])(
  'an origin that %s gives nothing, fails nothing, and is told of',
  async (_w, status, body, why) => {
    expect(await fetchFrom(status, body)).toBeNull();
    expect(reasons).toEqual([why]);
  },
);

test('an answer without end is read no further than a manifest is long', async () => {
  const server = createServer((_request, response) => response.write(' '.repeat(2_000_000)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  reasons.length = 0;
  expect(await fetchManifest(`http://127.0.0.1:${port}${PATH}`, tell)).toBeNull();
  expect(reasons).toEqual(['invalid']);
  server.close();
});

test('what browsers see at one address may be read from another', async () => {
  await withOrigin([200, GOOD], async (origin) => {
    const read = readFrom(new Map([['https://partes.example', origin]]));
    expect((await read(`https://partes.example${PATH}`, tell))?.entry).toBe('remoteEntry.js');
    expect((await read(origin + PATH, tell))?.entry).toBe('remoteEntry.js');
  });
});
