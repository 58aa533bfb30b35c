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
const expose = jest.fn((_exposed: string): Promise<unknown> => Promise.resolve('module'));
const run = jest.fn((_entry: RemoteEntry) => Promise.resolve(expose));
const fetchMock = jest.fn<Promise<Partial<Response>>, [string]>();
const answer = (body: unknown, status = 200) =>
  fetchMock.mockResolvedValue({
    ok: status < 400,
    status,
    json: () => (body instanceof Error ? Promise.reject(body) : Promise.resolve(body)),
  });

beforeEach(() => {
  jest.clearAllMocks();
  run.mockResolvedValue(expose);
  expose.mockResolvedValue('module');
  Object.assign(globalThis, { fetch: fetchMock });
});

const progress = jest.fn();

const tryConnect = (attempt = 0, inlinedManifest?: unknown) =>
  connect({ entry, inlinedManifest, run, progress }, attempt);

test('reads the manifest, runs the entry beside it and gives what that exposes', async () => {
  answer(manifest);
  const running = await tryConnect();
  expect(running).toMatchObject({ version: '0.4.0', contract: '^1.0.0' });
  await expect(running.expose('./panel')).resolves.toBe('module');
  expect(expose).toHaveBeenCalledWith('./panel');
  expect(run).toHaveBeenCalledWith({
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
  expect(run).not.toHaveBeenCalled();
});

test('asks for no manifest that the document already holds', async () => {
  await expect(tryConnect(0, manifest)).resolves.toMatchObject({ version: '0.4.0' });
  expect(fetchMock).not.toHaveBeenCalled();
});

test('a retry asks for the manifest again, at an address nothing is stuck at', async () => {
  answer(manifest);
  await tryConnect(2, manifest);
  expect(fetchMock.mock.calls[0]?.[0]).toBe(
    'http://localhost/remotes/mf-calendar/mf-manifest.json?retry=2',
  );
  expect(run).toHaveBeenCalledTimes(1);
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
  expect(run).not.toHaveBeenCalled();
});

test('an entry that throws, and one that does not give what it exposes, keep their cause', async () => {
  answer(manifest);
  const cause = new Error('entry');
  const failure = { reason: { kind: 'unreachable', cause } };
  expose.mockRejectedValue(cause);
  await expect((await tryConnect()).expose('./remote')).rejects.toMatchObject(failure);
  run.mockRejectedValue(cause);
  await expect(tryConnect()).rejects.toMatchObject(failure);
});
