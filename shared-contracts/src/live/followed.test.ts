import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from '../http/query-client.ts';
import {
  changed,
  followed,
  followedQueries,
  inSession,
  privately,
  publicly,
  sessionBegan,
} from './followed.ts';

const API = 'https://api.test';

/** A page that has read something of each kind. */
async function readPage() {
  const queries = createQueryClient();
  const read = (name: string, options: object, apiBase = API) =>
    queries.query({ queryKey: [name, apiBase], queryFn: () => name, ...options });
  await read('month', followed('calendar'));
  await read('users', privately('accounts'));
  await read('keys', privately('own:second-factor'));
  await read('session', publicly('own:session'));
  await read('month', followed('calendar'), 'https://other.test');
  const stateOf = (name: string, apiBase = API) => {
    const state = queries.getQueryState([name, apiBase]);
    if (state?.data === undefined) return 'forgotten';
    return state.isInvalidated ? 'to be read again' : 'fresh';
  };
  const states = () => ['month', 'users', 'keys', 'session'].map((name) => stateOf(name));
  return { queries, stateOf, states };
}

test('what changed is read again, and nothing else, of that server alone', async () => {
  const { queries, stateOf, states } = await readPage();
  await changed(queries, API, 'own:session', 'calendar');
  expect(states()).toEqual(['to be read again', 'fresh', 'fresh', 'to be read again']);
  expect(stateOf('month', 'https://other.test')).toBe('fresh');
});

test('a server is only listened to for what it has news of', async () => {
  const { queries } = await readPage();
  const names = followedQueries(queries, API).map(({ queryKey: [name] }) => name);
  expect(names).toEqual(['month', 'users']);
});

test.each([
  ['the same person', ['to be read again', 'to be read again', 'to be read again', 'fresh']],
  ['another person', ['to be read again', 'forgotten', 'forgotten', 'fresh']],
  ['nobody', ['forgotten', 'forgotten', 'forgotten', 'fresh']],
] as const)('a session of %s leaves', async (of, expected) => {
  const { queries, states } = await readPage();
  await sessionBegan(queries, of);
  expect(states()).toEqual(expected);
});

test('what only a session may see is asked for by nobody, and again once there is one', async () => {
  const { queries } = await readPage();
  const session = (now: object | null) => queries.setQueryData(['session', API], { session: now });
  const read = jest.fn(() => 'kept');
  session(null);
  const users = new QueryObserver(queries, {
    queryKey: ['accounts', API],
    queryFn: read,
    ...inSession('accounts'),
  });
  const leave = users.subscribe(() => undefined);
  expect(users.getCurrentResult().fetchStatus).toBe('idle');
  await sessionBegan(queries, 'nobody');
  expect(read).not.toHaveBeenCalled();

  session({ userId: 'a1' });
  users.setOptions({ ...users.options });
  await sessionBegan(queries, 'the same person');
  expect(read).toHaveBeenCalledTimes(1);
  leave();
});
