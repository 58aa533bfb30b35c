import { watchReleases } from './watch-releases.ts';

const files: Record<string, string | undefined> = {};
const LOOK_MS = 60_000;
const line = (name: string) => ({ name, manifest: `/${name}/m.json`, contract: '^1.0.0' });
const list = (...remotes: object[]) => (files['/remotes.json'] = JSON.stringify({ remotes }));
const CALENDAR = line('mf-calendar');

/** With the faked timers: the browser's own goes by a clock that nobody can advance. */
const timeout = (ms: number) => {
  const late = new AbortController();
  setTimeout(() => late.abort(), ms);
  return late.signal;
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(timeout);
  files['/'] = '<script defer src="/main.1111111111.js"></script>';
  files[CALENDAR.manifest] = '{"files":["a.1.js"]}';
  list(CALENDAR);
  globalThis.fetch = jest.fn((url: string) => {
    const text = files[url];
    return Promise.resolve({
      ok: text !== undefined,
      status: text === undefined ? 404 : 200,
      text: () => Promise.resolve(text),
    });
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

async function watch() {
  const onShell = jest.fn();
  const onLook = jest.fn();
  const stop = watchReleases({ onShell, onLook });
  await jest.advanceTimersByTimeAsync(0);
  const look = () => jest.advanceTimersByTimeAsync(LOOK_MS);
  return { onShell, onLook, stop, look };
}

test('tells at each look that nothing has changed', async () => {
  const { onShell, onLook, look, stop } = await watch();
  await look();
  expect(onLook.mock.calls).toEqual([
    [[], true],
    [[], true],
  ]);
  expect(onShell).not.toHaveBeenCalled();
  stop();
});

test('another shell is told of once, and nothing after', async () => {
  const { onShell, onLook, look } = await watch();
  files['/'] = '<script defer src="/main.2222222222.js"></script>';
  list();
  await look();
  await look();
  expect(onShell).toHaveBeenCalledTimes(1);
  expect(onLook).toHaveBeenCalledTimes(1);
});

test.each<[string, () => void, readonly string[], boolean]>([
  ['manifest', () => (files[CALENDAR.manifest] = '{"files":["a.2.js"]}'), ['mf-calendar'], true],
  ['address', () => list({ ...CALENDAR, manifest: '/b/m.json' }), ['mf-calendar'], false],
  [
    'hash',
    () => list({ ...CALENDAR, integrity: { 'a.js': 'sha384-b64' } }),
    ['mf-calendar'],
    false,
  ],
  ['range of contracts', () => list({ ...CALENDAR, contract: '^1.1.0' }), [], false],
  ['neighbour', () => list(CALENDAR, line('mf-notas')), ['mf-notas'], false],
  ['list, without it', () => list(), ['mf-calendar'], false],
])('another %s of a part is told of', async (_what, publish, changed, isListedAlike) => {
  const { onLook, look, stop } = await watch();
  publish();
  await look();
  expect(onLook).toHaveBeenLastCalledWith(changed, isListedAlike);
  await look();
  expect(onLook).toHaveBeenLastCalledWith([], true);
  stop();
});

test('a part that is down is no release, nor is its coming back', async () => {
  const { onLook, look, stop } = await watch();
  const manifest = String(files[CALENDAR.manifest]);
  files[CALENDAR.manifest] = undefined;
  await look();
  files[CALENDAR.manifest] = manifest;
  await look();
  expect(onLook.mock.calls).toEqual([
    [[], true],
    [[], true],
    [[], true],
  ]);
  stop();
});

test('a part whose manifest never comes keeps the page from following no other', async () => {
  const hangs = line('mf-que-calla');
  const answer = globalThis.fetch;
  globalThis.fetch = ((url: string, init: RequestInit) =>
    url === hangs.manifest
      ? new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        })
      : answer(url, init)) as typeof fetch;
  list(CALENDAR, hangs);
  const { onLook, look, stop } = await watch();
  files[CALENDAR.manifest] = '{"files":["a.2.js"]}';
  await look();
  await look();
  expect(onLook).toHaveBeenCalledWith(['mf-calendar'], true);
  stop();
});

test('coming back to the page looks at once', async () => {
  const { onShell } = await watch();
  files['/'] = '<script defer src="/main.3333333333.js"></script>';
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(onShell).toHaveBeenCalledTimes(1);
});
