import type { RemoteLoad } from '@almanaque/shared-contracts';
import { fakeRemote } from '@almanaque/shared-contracts/testing';
import { createRemoteConnection, type ConnectedRemote } from './connection.ts';
import { RemoteFailure } from './failure.ts';
import { REMOTE_TIMEOUT_MS } from './recovery.ts';

const remote: ConnectedRemote = { module: fakeRemote('calendario'), version: '1.2.3' };
const never = () => new Promise<ConnectedRemote>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

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

/** A connection whose attempts are answered by hand. */
function byHand(report?: (load: RemoteLoad) => void) {
  const answers: { resolve: (remote: ConnectedRemote) => void; reject: (e: unknown) => void }[] =
    [];
  const connection = createRemoteConnection(
    'mf-calendar',
    () => new Promise<ConnectedRemote>((resolve, reject) => answers.push({ resolve, reject })),
    report && { report },
  );
  connection.start();
  return { connection, answers };
}

test('a retry is a new attempt, shown as one', async () => {
  const { connection, answers } = byHand();
  await jest.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS);
  connection.retry();
  expect(connection.getState().status).toBe('pending');
  answers[1]?.resolve(remote);
  await jest.advanceTimersByTimeAsync(0);
  expect(connection.getState()).toMatchObject({ status: 'ready', version: '1.2.3' });
});

describe('what comes late', () => {
  test('on a slow line is welcome', async () => {
    const { connection, answers } = byHand();
    await jest.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS);
    answers[0]?.resolve(remote);
    await jest.advanceTimersByTimeAsync(0);
    expect(connection.getState()).toMatchObject({ status: 'ready' });
  });

  test('replaces nothing that is there', async () => {
    const { connection, answers } = byHand();
    await jest.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS);
    connection.retry();
    answers[1]?.resolve(remote);
    await jest.advanceTimersByTimeAsync(0);
    answers[0]?.resolve({ ...remote, version: 'late' });
    await jest.advanceTimersByTimeAsync(0);
    expect(connection.getState()).toMatchObject({ version: '1.2.3' });
  });

  test('ends what is planned, and is no second trace of its attempt', async () => {
    const traces: string[] = [];
    const { connection, answers } = byHand(({ outcome }) => traces.push(outcome));
    await jest.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS);
    answers[0]?.resolve(remote);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(connection.getState().status).toBe('ready');
    expect(answers).toHaveLength(1);
    expect(traces).toEqual(['timeout']);
  });

  test('does not bring back what a newer one came to replace', async () => {
    const { connection, answers } = byHand();
    await jest.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS);
    connection.retry();
    answers[1]?.resolve(remote);
    await jest.advanceTimersByTimeAsync(0);
    connection.crash(new Error('render'));
    answers[0]?.resolve({ ...remote, version: 'late' });
    await jest.advanceTimersByTimeAsync(0);
    expect(connection.getState().status).toBe('failed');
  });

  test('as a failure does not undo the attempt after it', async () => {
    const { connection, answers } = byHand();
    connection.retry();
    answers[0]?.reject(new Error('old'));
    await jest.advanceTimersByTimeAsync(0);
    expect(connection.getState().status).toBe('pending');
  });
});

test('what fails last does not undo what an earlier attempt brought meanwhile', async () => {
  const { connection, answers } = byHand();
  await jest.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS);
  connection.retry();
  answers[0]?.resolve(remote);
  await jest.advanceTimersByTimeAsync(0);
  answers[1]?.reject(new Error('no'));
  await jest.advanceTimersByTimeAsync(0);
  expect(connection.getState().status).toBe('ready');
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

test('one that does not recover by itself is tried once, and again by hand', async () => {
  const connect = jest.fn(() => Promise.reject(new Error('no')));
  const connection = createRemoteConnection('mf-calendar', connect, { recovers: false });
  connection.start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(connect).toHaveBeenCalledTimes(1);
  connection.retry();
  expect(connect).toHaveBeenCalledTimes(2);
});

describe('by itself, a failed remote', () => {
  const failing = () => jest.fn(() => Promise.reject(new RemoteFailure({ kind: 'unlisted' })));

  test('is tried again after 1, 2, 5 and then every 10 seconds', async () => {
    const connect = failing();
    const began: number[] = [];
    const start = Date.now();
    connect.mockImplementation(() => {
      began.push((Date.now() - start) / 1000);
      return Promise.reject(new RemoteFailure({ kind: 'unlisted' }));
    });
    createRemoteConnection('mf-calendar', connect).start();
    await jest.advanceTimersByTimeAsync(38_000);
    expect(began).toEqual([0, 1, 3, 8, 18, 28, 38]);
  });

  test('keeps its notice still meanwhile, and tells of its return', async () => {
    const { connection, answers } = byHand();
    answers[0]?.reject(new Error('no'));
    await jest.advanceTimersByTimeAsync(0);
    const heard = jest.fn(() => connection.getState().status);
    connection.subscribe(heard);
    await jest.advanceTimersByTimeAsync(1000);
    answers[1]?.reject(new Error('still no'));
    await jest.advanceTimersByTimeAsync(2000);
    expect(heard).not.toHaveBeenCalled();
    answers[2]?.resolve(remote);
    await jest.advanceTimersByTimeAsync(0);
    expect(heard.mock.results).toEqual([{ type: 'return', value: 'ready' }]);
  });

  test('waits while nobody sees the page', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const connect = failing();
    createRemoteConnection('mf-calendar', connect).start();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(connect).toHaveBeenCalledTimes(1);
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(connect).toHaveBeenCalledTimes(2);
  });

  test('is not tried again once a retry brought it back', async () => {
    const { connection, answers } = byHand();
    answers[0]?.reject(new Error('no'));
    await jest.advanceTimersByTimeAsync(0);
    connection.retry();
    answers[1]?.resolve(remote);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(answers).toHaveLength(2);
  });

  test('is not tried again while a retry is on its way', async () => {
    const { connection, answers } = byHand();
    answers[0]?.reject(new Error('no'));
    await jest.advanceTimersByTimeAsync(0);
    connection.retry();
    await jest.advanceTimersByTimeAsync(1000);
    expect(answers).toHaveLength(2);
  });

  test('that crashes at once whenever it is back is brought back ever less often', async () => {
    const began: number[] = [];
    const start = Date.now();
    const connection = createRemoteConnection('mf-calendar', () => {
      began.push((Date.now() - start) / 1000);
      return Promise.resolve(remote);
    });
    connection.subscribe(() => connection.crash(new Error('render')));
    connection.start();
    await jest.advanceTimersByTimeAsync(18_000);
    expect(began).toEqual([0, 1, 3, 8, 18]);
  });
});

test('every attempt leaves one trace: how far, how long, how it ended', async () => {
  const traces: RemoteLoad[] = [];
  const connection = createRemoteConnection(
    'mf-calendar',
    (attempt, progress) => {
      progress('manifest');
      if (attempt === 0) return never();
      progress('entry', '1.2.3');
      return Promise.resolve(remote);
    },
    { report: (load) => traces.push(load) },
  );
  connection.start();
  await jest.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS + 1000);
  connection.crash(new Error('render'));
  expect(traces).toEqual([
    {
      remote: 'mf-calendar',
      version: null,
      phase: 'manifest',
      durationMs: REMOTE_TIMEOUT_MS,
      outcome: 'timeout',
      attempt: 0,
    },
    expect.objectContaining({ version: '1.2.3', phase: 'entry', outcome: 'ready', attempt: 1 }),
    expect.objectContaining({ version: '1.2.3', phase: 'mount', outcome: 'crashed', attempt: 1 }),
  ]);
});

test('an attempt that got nowhere got as far as the registry', async () => {
  const traces: RemoteLoad[] = [];
  // The clock begins at 0, and what counts is since when it was tried.
  jest.advanceTimersByTime(1000);
  const { answers } = byHand((load) => traces.push(load));
  await jest.advanceTimersByTimeAsync(250);
  answers[0]?.reject(new Error('no'));
  await jest.advanceTimersByTimeAsync(0);
  expect(traces).toMatchObject([{ phase: 'registry', durationMs: 250 }]);
});

test('developers are told why it failed, and once more when that changes', async () => {
  const { answers } = byHand();
  const reasons = [
    { kind: 'unlisted' },
    { kind: 'unlisted' },
    { kind: 'invalid', cause: null },
  ] as const;
  for (const [attempt, reason] of reasons.entries()) {
    answers[attempt]?.reject(new RemoteFailure(reason));
    await jest.advanceTimersByTimeAsync(2000);
  }
  expect(jest.mocked(console.warn).mock.calls).toEqual([
    ['Almanaque: mf-calendar is not available (unlisted).', { kind: 'unlisted' }],
    ['Almanaque: mf-calendar is not available (invalid).', { kind: 'invalid', cause: null }],
  ]);
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
