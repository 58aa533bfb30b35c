import { createRemoteConnection } from './connection.ts';
import { RemoteFailure } from './failure.ts';
import { REMOTE_TIMEOUT_MS } from './recovery.ts';
import { byHand, never, remote } from './testing/by-hand.ts';

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

test('takes a hang for a failure before five seconds are over', async () => {
  const connection = createRemoteConnection('mf-calendar', never);
  connection.start();
  await jest.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS - 1);
  expect(connection.getState().status).toBe('pending');
  await jest.advanceTimersByTimeAsync(1);
  expect(connection.getState()).toEqual({ status: 'failed', reason: { kind: 'timeout' } });
});

test('a retry is a new attempt, shown as one', async () => {
  const { connection, answers } = byHand();
  await jest.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS);
  connection.retry();
  expect(connection.getState().status).toBe('pending');
  answers[1]?.resolve(remote);
  await jest.advanceTimersByTimeAsync(0);
  expect(connection.getState()).toMatchObject({ status: 'ready', version: '1.2.3' });
});

describe('again', () => {
  test('it is asked for at once, in place of what was planned, and the notice stands still', async () => {
    const { connection, answers } = byHand();
    answers[0]?.reject(new Error('no'));
    await jest.advanceTimersByTimeAsync(0);
    const heard = jest.fn();
    connection.subscribe(heard);
    connection.again();
    expect(answers).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1000);
    expect(answers).toHaveLength(2);
    expect(heard).not.toHaveBeenCalled();
  });

  test('what is there stays, whatever comes', async () => {
    const { connection, answers } = byHand();
    answers[0]?.resolve(remote);
    await jest.advanceTimersByTimeAsync(0);
    connection.again();
    answers[1]?.resolve({ ...remote, version: 'again' });
    await jest.advanceTimersByTimeAsync(0);
    expect(connection.getState()).toMatchObject({ version: '1.2.3' });
  });

  test('nothing is asked for that was not started', () => {
    const connect = jest.fn(never);
    createRemoteConnection('mf-calendar', connect).again();
    expect(connect).not.toHaveBeenCalled();
  });
});

describe('once stopped', () => {
  test('neither what is on its way nor what was planned counts, and no timer is left', async () => {
    const { connection, answers } = byHand();
    answers[0]?.reject(new Error('no'));
    await jest.advanceTimersByTimeAsync(0);
    connection.again();
    connection.stop();
    expect(connection.getState()).toEqual({ status: 'idle' });
    expect(jest.getTimerCount()).toBe(0);
    answers[1]?.resolve(remote);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(answers).toHaveLength(2);
    expect(connection.getState()).toEqual({ status: 'idle' });
  });

  test('what was on its way fails without a word', async () => {
    const { connection, answers } = byHand();
    connection.stop();
    answers[0]?.reject(new Error('no'));
    await jest.advanceTimersByTimeAsync(0);
    expect(connection.getState()).toEqual({ status: 'idle' });
  });

  test('nothing that was planned comes', async () => {
    const { connection, answers } = byHand();
    answers[0]?.reject(new Error('no'));
    await jest.advanceTimersByTimeAsync(0);
    connection.stop();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('it may be started anew, and nothing of before counts for it', async () => {
    const { connection, answers } = byHand();
    connection.stop();
    connection.start();
    answers[0]?.resolve({ ...remote, version: 'before' });
    await jest.advanceTimersByTimeAsync(0);
    expect(connection.getState().status).toBe('pending');
    answers[1]?.resolve(remote);
    await jest.advanceTimersByTimeAsync(0);
    expect(connection.getState()).toMatchObject({ status: 'ready', version: '1.2.3' });
  });
});

describe('it is settled', () => {
  const isSettled = async (connection: ReturnType<typeof byHand>['connection']) => {
    const settled = jest.fn();
    void connection.settled.then(settled);
    await jest.advanceTimersByTimeAsync(0);
    return settled.mock.calls.length === 1;
  };

  test('once the remote has drawn itself, and not before', async () => {
    const { connection, answers } = byHand();
    answers[0]?.resolve(remote);
    await jest.advanceTimersByTimeAsync(0);
    expect(await isSettled(connection)).toBe(false);
    connection.drawn();
    expect(await isSettled(connection)).toBe(true);
  });

  test('once it has failed', async () => {
    const { connection, answers } = byHand();
    answers[0]?.reject(new Error('no'));
    expect(await isSettled(connection)).toBe(true);
  });
});

test('whoever listens no more is told nothing', () => {
  const { connection } = byHand();
  const heard = jest.fn();
  connection.subscribe(heard)();
  connection.retry();
  expect(heard).not.toHaveBeenCalled();
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
