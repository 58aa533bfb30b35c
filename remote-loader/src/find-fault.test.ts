import { FileError, RemoteFailure } from './failure.ts';
import type { findFault as FindFault } from './find-fault.ts';

const FILE = 'https://calendario.test/src_remote.js';
const HASHES = { 'src_remote.js': 'sha384-tal', 'otro.js': 'sha384-cual' };

type Asked = RequestInit & { readonly signal: AbortSignal };
const ask = jest.fn<Promise<Response>, [string, Asked]>();
const answer = (body = 'corre()', init: { status?: number; type?: string } = {}): Response => {
  const told: Partial<Response> = {
    ok: (init.status ?? 200) < 400,
    headers: new Headers({ 'content-type': init.type ?? 'text/javascript' }),
    text: () => Promise.resolve(body),
  };
  return told as Response;
};
const refuses = () => Promise.reject(new TypeError('Failed to fetch'));
const hangs = (_url: string, { signal }: Asked) =>
  new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new Error('aborted'))),
  );

/** What a loader throws of a file that failed. */
const failure = (
  { url = FILE, type = 'error' }: { url?: string; type?: 'error' | 'missing' } = {},
  hashes?: Readonly<Record<string, string>>,
) => new RemoteFailure({ kind: 'unreachable', cause: new FileError(url, type) }, hashes);

let findFault: typeof FindFault;
beforeEach(() => {
  jest.useFakeTimers();
  jest.isolateModules(() => {
    ({ findFault } = jest.requireActual<{ findFault: typeof FindFault }>('./find-fault.ts'));
  });
  ask.mockReset().mockImplementation(() => Promise.resolve(answer()));
  globalThis.fetch = ask as typeof fetch;
  // jsdom's does not go by the test's clock.
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  };
});
afterEach(() => jest.useRealTimers());

test.each([
  ['that is not there', 'status', () => Promise.resolve(answer('', { status: 404 }))],
  ['that the server fails at', 'status', () => Promise.resolve(answer('', { status: 500 }))],
  ['that is a page', 'mime', () => Promise.resolve(answer('<p>', { type: 'text/html' }))],
  ['of no kind', 'mime', () => Promise.resolve(answer('', { type: '' }))],
  ['that breaks off', 'cut', () => Promise.resolve(Object.assign(answer(), { text: refuses }))],
  ['whose origin is down', 'unreachable', refuses],
  [
    'that may not be read',
    'cors',
    (_url: string, { mode }: Asked) =>
      mode === 'no-cors' ? Promise.resolve({ type: 'opaque' } as Response) : refuses(),
  ],
  ['that is whole by now', undefined, () => Promise.resolve(answer())],
])('a file %s: %s', async (_what, fault, answers) => {
  ask.mockImplementation(answers);
  expect(await findFault(failure())).toBe(fault);
});

test('of this page’s own origin there is nothing that may not be read', async () => {
  ask.mockImplementation(refuses);
  expect(await findFault(failure({ url: `${location.origin}/remoteEntry.js` }))).toBe(
    'unreachable',
  );
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each([
  ['tampered with', FILE, HASHES],
  ['not listed', 'https://calendario.test/nuevo.js', HASHES],
])('a file that was %s: integrity', async (_what, url, hashes) => {
  ask.mockImplementation((_url, { integrity }) =>
    integrity === undefined ? Promise.resolve(answer()) : refuses(),
  );
  expect(await findFault(failure({ url }, hashes))).toBe('integrity');
});

test('one that is as listed is not blamed', async () => {
  expect(await findFault(failure({}, HASHES))).toBeUndefined();
  expect(ask.mock.lastCall?.[1].integrity).toBe('sha384-tal');
});

test('a script that came and is none, and half a manifest: cut', async () => {
  expect(await findFault(failure({ type: 'missing' }))).toBe('cut');
  ask.mockImplementation(() => Promise.resolve(answer('{"name":', { type: 'application/json' })));
  expect(await findFault(failure({ url: 'https://calendario.test/mf-manifest.json' }))).toBe('cut');
});

test('webpack’s own error of a chunk is read, wherever it is wrapped', async () => {
  const chunk = Object.assign(new Error('Loading chunk 7 failed.'), {
    request: FILE,
    type: 'missing',
  });
  const wrapped = new Error('shared module', { cause: chunk });
  expect(await findFault(new RemoteFailure({ kind: 'unreachable', cause: wrapped }))).toBe('cut');
});

test.each([
  ['that names no file', new Error('x', { cause: { request: FILE } })],
  ['that is none', 'x'],
  ['of a contract', new RemoteFailure({ kind: 'incompatible', offered: '2', accepted: '1' })],
])('of an error %s nothing is asked', async (_what, error) => {
  expect(await findFault(error)).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});

test('a file that hangs is let go after four seconds', async () => {
  ask.mockImplementation(hangs);
  const found = findFault(failure());
  await jest.advanceTimersByTimeAsync(4000);
  expect(await found).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('for a minute what was found of a file holds, whatever a retry adds to its address', async () => {
  ask.mockImplementation(() => Promise.resolve(answer('', { status: 500 })));
  await findFault(failure());
  expect(await findFault(failure({ url: `${FILE}?retry=1` }))).toBe('status');
  expect(ask).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  ask.mockImplementation(() => Promise.resolve(answer('<p>', { type: 'text/html' })));
  expect(await findFault(failure({ url: `${FILE}?retry=2` }))).toBe('mime');
});

test('one that was whole is looked at again when it fails again', async () => {
  await findFault(failure());
  ask.mockImplementation(() => Promise.resolve(answer('', { status: 500 })));
  expect(await findFault(failure())).toBe('status');
});
