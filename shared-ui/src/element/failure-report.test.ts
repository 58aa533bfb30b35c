import { RemoteFailure } from '@almanaque/remote-loader';
import {
  answers,
  ask,
  create,
  define,
  load,
  mount,
  remote,
  settle,
} from './testing/element-page.ts';

const REPORTS = 'https://api.test/api/v1/metrics/remote-loads';
const ENTRY = 'https://calendario.test/remoteEntry.js';
const gone = Object.assign(new Error('gone'), { request: ENTRY });

/** What the server was told. */
const told = () =>
  ask.mock.calls
    .filter(([url]) => url === REPORTS)
    .map(([, init]) => JSON.parse(init.body as string) as unknown);

async function open(...tags: readonly string[]) {
  for (const tag of tags) {
    const element = create(tag);
    element.apiBase = 'https://api.test';
    document.body.append(element);
  }
  await settle();
}

beforeEach(() => {
  ask.mockImplementation((url) =>
    Promise.resolve(url === ENTRY ? ({ ok: false } as Response) : answers()),
  );
});

test('the server is told of a part that does not come and why, once a minute for all its elements', async () => {
  load.mockImplementation(() => Promise.reject(gone));
  const tag = define();
  await open(tag, tag);
  const failed = { remote: 'mf-calendar', version: null, phase: 'entry', attempt: 0 };
  expect(told()).toEqual([
    { loads: [expect.objectContaining({ ...failed, outcome: 'unreachable', fault: 'status' })] },
  ]);
  expect(ask.mock.calls.find(([url]) => url === REPORTS)?.[1]).toMatchObject({
    credentials: 'omit',
    keepalive: true,
  });
  await jest.advanceTimersByTimeAsync(59_000);
  expect(load.mock.calls.length).toBeGreaterThan(5);
  expect(told()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(11_000);
  expect(told()).toHaveLength(2);
});

test('it is told of one that hangs, and of one that cannot go on', async () => {
  load.mockReturnValue(new Promise(() => undefined));
  await open(define());
  await jest.advanceTimersByTimeAsync(4500);
  expect(told()).toMatchObject([{ loads: [{ phase: 'entry', outcome: 'timeout' }] }]);

  load.mockImplementation(() => Promise.resolve(remote));
  mount.mockImplementationOnce(() => {
    throw new RemoteFailure({ kind: 'crashed', cause: null });
  });
  await open(define());
  expect(told()).toMatchObject([{}, { loads: [{ phase: 'mount', outcome: 'crashed' }] }]);
});

test('a server that refuses is not told that it does, nor one whose part is there', async () => {
  await open(define());
  ask.mockImplementation(() => Promise.resolve({ ok: false, status: 503 } as Response));
  await open(define());
  expect(told()).toEqual([]);
});

test('a report that does not arrive is lost', async () => {
  load.mockImplementation(() => Promise.reject(new Error('gone')));
  ask.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await open(define());
  expect(told()).toHaveLength(1);
});
