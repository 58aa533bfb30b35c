import { fakeRemote } from '../testing/fake-remote.ts';
import {
  createRemoteConnection,
  REMOTE_TIMEOUT_MS,
  type ConnectedRemote,
} from './remote-connection.ts';
import { RemoteFailure } from './remote-state.ts';

const remote: ConnectedRemote = { module: fakeRemote('calendario'), version: '1.2.3' };
const never = () => new Promise<ConnectedRemote>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.useRealTimers());

test('is idle until started, then pending, then ready', async () => {
  const connection = createRemoteConnection('mf-calendar', () => Promise.resolve(remote));
  expect(connection.getState()).toEqual({ status: 'idle' });
  connection.start();
  expect(connection.getState()).toEqual({ status: 'pending' });
  await jest.advanceTimersByTimeAsync(0);
  expect(connection.getState()).toEqual({ status: 'ready', ...remote });
});

test('loads once, however often it is started', () => {
  const connect = jest.fn(never);
  const connection = createRemoteConnection('mf-calendar', connect);
  connection.start();
  connection.start();
  expect(connect).toHaveBeenCalledTimes(1);
});

test('says why it failed', async () => {
  const reason = { kind: 'incompatible', offered: '2.0.0', accepted: '^1.0.0' } as const;
  const connection = createRemoteConnection('mf-calendar', () =>
    Promise.reject(new RemoteFailure(reason)),
  );
  connection.start();
  await jest.advanceTimersByTimeAsync(0);
  expect(connection.getState()).toEqual({ status: 'failed', reason });
});

test('takes a hang for a failure after five seconds', async () => {
  const connection = createRemoteConnection('mf-calendar', never);
  connection.start();
  await jest.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS - 1);
  expect(connection.getState().status).toBe('pending');
  await jest.advanceTimersByTimeAsync(1);
  expect(connection.getState()).toEqual({ status: 'failed', reason: { kind: 'timeout' } });
});

test('a retry is a new attempt, and what the old one still brings is ignored', async () => {
  const answers: ((remote: ConnectedRemote) => void)[] = [];
  const connection = createRemoteConnection(
    'mf-calendar',
    () => new Promise((resolve) => answers.push(resolve)),
  );
  connection.start();
  await jest.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS);
  connection.retry();
  answers[0]?.({ ...remote, version: 'late' });
  await jest.advanceTimersByTimeAsync(0);
  expect(connection.getState().status).toBe('pending');
  answers[1]?.(remote);
  await jest.advanceTimersByTimeAsync(0);
  expect(connection.getState()).toMatchObject({ status: 'ready', version: '1.2.3' });
});

test('a mounted remote that crashes is failed, and tells who listens', async () => {
  const connection = createRemoteConnection('mf-calendar', () => Promise.resolve(remote));
  connection.start();
  await jest.advanceTimersByTimeAsync(0);
  const heard = jest.fn();
  connection.subscribe(heard);
  const cause = new Error('render');
  connection.crash(cause);
  expect(connection.getState()).toEqual({ status: 'failed', reason: { kind: 'crashed', cause } });
  expect(heard).toHaveBeenCalledTimes(1);
});
