import { watchReleases } from './watch-releases.ts';

const files: Record<string, string> = {};
const LOOK_MS = 5 * 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(files, {
    '/': '<script defer src="/main.1111111111.js"></script>',
    '/remotes.json': JSON.stringify({
      remotes: [{ name: 'mf-calendar', manifest: '/cal/mf-manifest.json', contract: '^1.0.0' }],
    }),
    '/cal/mf-manifest.json': '{"files":["a.1.js"]}',
  });
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
  const onNew = jest.fn();
  const stop = watchReleases(onNew);
  await jest.advanceTimersByTimeAsync(0);
  const look = () => jest.advanceTimersByTimeAsync(LOOK_MS);
  return { onNew, stop, look };
}

test('says nothing while nothing changes', async () => {
  const { onNew, look, stop } = await watch();
  await look();
  await look();
  expect(onNew).not.toHaveBeenCalled();
  stop();
});

test.each([
  ['/', '<script defer src="/main.2222222222.js"></script>'],
  ['/cal/mf-manifest.json', '{"files":["a.2.js"]}'],
  ['/remotes.json', '{"remotes":[]}'],
])('another %s is told of, once', async (file, text) => {
  const { onNew, look } = await watch();
  files[file] = text;
  await look();
  await look();
  expect(onNew).toHaveBeenCalledTimes(1);
});

test('a remote that is down is no release, nor is its coming back', async () => {
  const { onNew, look, stop } = await watch();
  const manifest = String(files['/cal/mf-manifest.json']);
  delete files['/cal/mf-manifest.json'];
  await look();
  files['/cal/mf-manifest.json'] = manifest;
  await look();
  expect(onNew).not.toHaveBeenCalled();
  stop();
});

test('coming back to the page looks at once', async () => {
  const { onNew } = await watch();
  files['/'] = '<script defer src="/main.3333333333.js"></script>';
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(onNew).toHaveBeenCalledTimes(1);
});
