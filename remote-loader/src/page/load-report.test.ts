import { REMOTE_LOAD_EVENT, type RemoteLoad } from '@almanaque/shared-contracts';
import { createLoadReport } from './load-report.ts';

const LOAD: RemoteLoad = {
  remote: 'mf-calendar',
  version: '0.4.0',
  phase: 'entry',
  durationMs: 120,
  outcome: 'unreachable',
  attempt: 0,
};
const gone = Object.assign(new Error('gone'), {
  request: 'https://calendario.test/remoteEntry.js',
});

const beacon = jest.fn<boolean, [string, Blob]>();
/** What the server was told, by report. */
const told = () =>
  Promise.all(
    beacon.mock.calls.map(async ([, body]) => {
      const text = await new Promise((resolve) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => resolve(reader.result));
        reader.readAsText(body);
      });
      return (JSON.parse(String(text)) as { loads: unknown[] }).loads;
    }),
  );

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  Object.assign(navigator, { sendBeacon: beacon.mockReset() });
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok: false } as Response)) as typeof fetch;
});
afterEach(() => jest.useRealTimers());

test('whoever listens hears at once, the server of all together and why', async () => {
  const heard = jest.fn();
  window.addEventListener(REMOTE_LOAD_EVENT, heard);
  const report = createLoadReport('/loads');
  report({ ...LOAD, outcome: 'ready' });
  report(LOAD, gone);
  expect(heard).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(5000);
  jest.useRealTimers();
  expect(beacon.mock.calls.map(([address]) => address)).toEqual(['/loads']);
  expect(await told()).toEqual([
    [
      { ...LOAD, outcome: 'ready' },
      { ...LOAD, fault: 'status' },
    ],
  ]);
});

test('what is not found out by when the page is left is sent without', async () => {
  globalThis.fetch = () => new Promise(() => undefined);
  createLoadReport('/loads')(LOAD, gone);
  window.dispatchEvent(new Event('pagehide'));
  jest.useRealTimers();
  expect(await told()).toEqual([[LOAD]]);
});
