import type { RemoteLoad } from '@almanaque/shared-contracts';
import { fakeRemote } from '@almanaque/shared-contracts/testing';
import { createRemoteConnection, type ConnectedRemote } from '../connection.ts';

export const remote: ConnectedRemote = { module: fakeRemote('calendario'), version: '1.2.3' };
export const never = () => new Promise<ConnectedRemote>(() => undefined);

/** The clock of every test of the file is moved by hand, and what developers are told is kept. */
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A connection whose attempts are answered by hand. */
export function byHand(report?: (load: RemoteLoad) => void) {
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
