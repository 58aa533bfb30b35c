import { REMOTE_TIMEOUT_MS } from './recovery.ts';
import { byHand, remote } from './testing/by-hand.ts';

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
