import type { RemoteLoad } from '@almanaque/shared-contracts';
import { createRemoteConnection } from './connection.ts';
import { RemoteFailure } from './failure.ts';
import { REMOTE_TIMEOUT_MS } from './recovery.ts';
import { byHand, never, remote } from './testing/by-hand.ts';

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
