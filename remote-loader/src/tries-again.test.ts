import { createRemoteConnection } from './connection.ts';
import { RemoteFailure } from './failure.ts';
import { byHand, remote } from './testing/by-hand.ts';

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
