import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/fetch-json.ts';
import { createQueryClient } from '../http/query-client.ts';
import { followChanges } from './follow-changes.ts';
import { followed } from './followed.ts';
import { change, fakeLive, type Call } from './testing/fake-live.ts';

const API = 'https://api.test';

let queries: QueryClient;
let calls: readonly Call[];
let endings: (() => void)[];
const follow = (apiBase = API) => {
  const end = followChanges(queries, apiBase);
  endings.push(end);
  return end;
};
const read = (name: string, options = {}, apiBase = API) =>
  queries.query({ queryKey: [name, apiBase], queryFn: () => name, ...options });
const isStale = (name: string, apiBase = API) =>
  queries.getQueryState([name, apiBase])?.isInvalidated;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  queries = createQueryClient();
  calls = fakeLive();
  endings = [];
});
afterEach(() => {
  for (const end of endings) end();
  queries.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('listens once there are data, a moment after them, and says how old they are', async () => {
  follow();
  await pass(5_000);
  await read('about');
  await pass(5_000);
  expect(calls).toEqual([]);
  await read('month', followed('calendar'));
  await pass(999);
  expect(calls).toEqual([]);
  await pass(1);
  expect(calls.map(({ url }) => url)).toEqual([`${API}/api/v1/live?age=1000`]);
});

test('reads again just what follows a topic that changed, of that server', async () => {
  await read('month', followed('calendar'));
  await read('users', followed('accounts'));
  await read('about');
  await read('month', followed('calendar'), 'https://other.test');
  follow();
  await pass(1_000);
  await calls[0]?.stream(change(1), change(2, 'calendar', 'something newer'));
  await pass(400);
  expect(['month', 'users', 'about'].map((name) => isStale(name))).toEqual([true, false, false]);
  expect(isStale('month', 'https://other.test')).toBe(false);
});

test('many changes in a row are one reading', async () => {
  // By chance it may be read at once, and then again with those that come later.
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.fill(128);
    return bytes;
  });
  await read('month', followed('calendar'));
  const again = jest.spyOn(queries, 'invalidateQueries');
  follow();
  await pass(1_000);
  await calls[0]?.stream(...[1, 2, 3, 4].map((version) => change(version, 'calendar')));
  await pass(400);
  expect(again).toHaveBeenCalledTimes(1);
});

test('however many parts ask, it is one connection, there until the last is gone', async () => {
  await read('month', followed('calendar'));
  const [first, second] = [follow(), follow()];
  await pass(1_000);
  expect(calls).toHaveLength(1);
  first();
  expect(calls[0]?.signal.aborted).toBe(false);
  second();
  expect(calls[0]?.signal.aborted).toBe(true);
  endings = [];
});

test('a part that is gone before there was anything leaves nothing behind', async () => {
  follow()();
  endings = [];
  await read('month', followed('calendar'));
  await pass(5_000);
  expect(calls).toEqual([]);
});

test('what could not be read is asked for again once the server is reached, but for what it refused', async () => {
  const asked: string[] = [];
  const watch = (name: string, error: Error) => {
    const queryFn = () => {
      asked.push(name);
      return Promise.reject(error);
    };
    const options = { queryKey: [name, API], queryFn, retry: false, ...followed('accounts') };
    endings.push(new QueryObserver(queries, options).subscribe(() => undefined));
  };
  watch('users', new TypeError('Failed to fetch'));
  watch('secret', new ApiError(403, 'Tu cuenta no tiene permiso para esto.'));
  follow();
  await pass(1_000);
  await calls[0]?.breakOff();
  await pass(1_000);
  expect(asked).toEqual(['users', 'secret']);
  await calls[1]?.stream(change(1), change(2));
  await pass(400);
  expect(asked).toEqual(['users', 'secret', 'users']);
});
