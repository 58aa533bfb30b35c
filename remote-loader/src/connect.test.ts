import { fakeRemote } from '@almanaque/shared-contracts/testing';
import { connect } from './connect.ts';
import type { RemoteEntry } from './run-entry.ts';

const manifest = {
  name: 'mf_calendar',
  metaData: {
    globalName: 'mf_calendar',
    remoteEntry: { name: 'remoteEntry.js', type: 'global' },
    buildInfo: { buildVersion: '0.4.0' },
  },
};
const entry = {
  name: 'mf-calendar',
  manifest: '/remotes/mf-calendar/mf-manifest.json',
  contract: '^1.0.0',
};
const remote = fakeRemote('calendario');
const runEntry = jest.fn((_entry: RemoteEntry): Promise<unknown> => Promise.resolve(remote));
const fetchMock = jest.fn<Promise<Partial<Response>>, [string]>();
const answer = (body: unknown, status = 200) =>
  fetchMock.mockResolvedValue({
    ok: status < 400,
    status,
    json: () => (body instanceof Error ? Promise.reject(body) : Promise.resolve(body)),
  });

beforeEach(() => {
  jest.clearAllMocks();
  runEntry.mockResolvedValue(remote);
  Object.assign(globalThis, { fetch: fetchMock });
});

const progress = jest.fn();

const tryConnect = (attempt = 0, inlinedManifest?: unknown) =>
  connect({ entry, inlinedManifest, runEntry, progress }, attempt);

test('reads the manifest, runs the entry beside it and hands over the module', async () => {
  answer(manifest);
  await expect(tryConnect()).resolves.toEqual({ module: remote, version: '0.4.0' });
  expect(runEntry).toHaveBeenCalledWith({
    container: 'mf_calendar',
    url: 'http://localhost/remotes/mf-calendar/remoteEntry.js',
    integrity: undefined,
  });
  expect(progress.mock.calls).toEqual([['manifest'], ['contract', '0.4.0'], ['entry']]);
});

test('what its manifest says it was built with is compared before any of it runs', async () => {
  answer({ ...manifest, shared: [{ name: '@almanaque/shared-contracts', version: '2.0.0' }] });
  await expect(tryConnect()).rejects.toMatchObject({
    reason: { kind: 'incompatible', offered: '2.0.0', accepted: '^1.0.0' },
  });
  expect(runEntry).not.toHaveBeenCalled();
});

test('asks for no manifest that the document already holds', async () => {
  await expect(tryConnect(0, manifest)).resolves.toMatchObject({ version: '0.4.0' });
  expect(fetchMock).not.toHaveBeenCalled();
});

test('a retry asks again, at addresses nothing is stuck at', async () => {
  answer(manifest);
  await tryConnect(2, manifest);
  expect(fetchMock.mock.calls[0]?.[0]).toBe(
    'http://localhost/remotes/mf-calendar/mf-manifest.json?retry=2',
  );
  expect(runEntry.mock.calls[0]?.[0].url).toMatch(/remoteEntry\.js\?retry=2$/);
});

test.each([
  [
    'a manifest answered 500 with JSON',
    () => answer({ message: 'x', error: 'y' }, 500),
    'unreachable',
  ],
  ['a manifest that is HTML', () => answer(new SyntaxError('<')), 'invalid'],
  ['a manifest of another shape', () => answer({ name: 'mf_calendar' }), 'invalid'],
  ['no network', () => fetchMock.mockRejectedValue(new TypeError('offline')), 'unreachable'],
])('%s is a failure of its own kind', async (_, arrange, kind) => {
  arrange();
  await expect(tryConnect()).rejects.toMatchObject({ reason: { kind } });
  expect(runEntry).not.toHaveBeenCalled();
});

test('an entry that throws is a failure that keeps its cause', async () => {
  answer(manifest);
  const cause = new Error('entry');
  runEntry.mockRejectedValue(cause);
  await expect(tryConnect()).rejects.toMatchObject({ reason: { kind: 'unreachable', cause } });
});

test('what exposes no remote is not mounted', async () => {
  answer(manifest);
  runEntry.mockResolvedValue({ mount: 'no' });
  await expect(tryConnect()).rejects.toMatchObject({ reason: { kind: 'invalid' } });
});

test('a remote of another contract is refused, naming what there is and what is needed', async () => {
  answer(manifest);
  runEntry.mockResolvedValue({ ...remote, contractVersion: '2.1.0' });
  await expect(tryConnect()).rejects.toMatchObject({
    reason: { kind: 'incompatible', offered: '2.1.0', accepted: '^1.0.0' },
  });
});
