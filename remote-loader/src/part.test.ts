import type { RemoteLoad } from '@almanaque/shared-contracts';
import { fakeRemote } from '@almanaque/shared-contracts/testing';
import type { Progress, RemoteConnection } from './connection.ts';
import { createPart, type RunningPart } from './part.ts';
import { REMOTE_TIMEOUT_MS } from './recovery.ts';

const REMOTE = fakeRemote('una parte');

/** A run of the entry, which a test answers. */
interface Asked {
  readonly attempt: number;
  readonly progress: Progress;
  readonly come: (version: string, expose?: RunningPart['expose']) => Promise<void>;
  readonly fail: () => Promise<void>;
}

let asked: Asked[];
let loads: RemoteLoad[];

beforeEach(() => {
  asked = [];
  loads = [];
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.useRealTimers());

const soon = () => jest.advanceTimersByTimeAsync(0);
const whole = () => Promise.resolve(REMOTE);

/** Contributions of one part. */
function contributionsOf(...modules: readonly string[]): RemoteConnection[] {
  const part = createPart(
    'mf-notas',
    (attempt, progress) =>
      new Promise((resolve, reject) => {
        const answer = (act: () => void) => {
          act();
          return soon().then(() => undefined);
        };
        asked.push({
          attempt,
          progress,
          come: (version, expose = whole) =>
            answer(() => resolve({ version, contract: '^1.0.0', expose })),
          fail: () => answer(() => reject(new Error('no entry'))),
        });
      }),
  );
  const report = (load: RemoteLoad) => loads.push(load);
  return modules.map((exposed) => part.contribution({ exposed, point: 'panel' }, { report }));
}

const told = (connections: readonly RemoteConnection[]) =>
  connections.map((connection) => {
    const state = connection.getState();
    return state.status === 'ready' ? state.version : state.status;
  });

test('runs its entry once for all that it contributes, and each takes what is its own', async () => {
  const both = contributionsOf('./panel', './page');
  for (const { start } of both) start();
  const exposed: string[] = [];
  await asked[0]?.come('1.0.0', (name) => {
    exposed.push(name);
    return whole();
  });
  expect(told(both)).toEqual(['1.0.0', '1.0.0']);
  expect([asked.length, exposed]).toEqual([1, ['./panel', './page']]);
});

test('one that is opened later has what runs, also where a newer release is published by then', async () => {
  const both = contributionsOf('./panel', './page');
  both[0]?.start();
  await asked[0]?.come('1.0.0');
  both[1]?.start();
  await soon();
  expect([asked.length, told(both)]).toEqual([1, ['1.0.0', '1.0.0']]);
});

test('a try of one brings all that wait back', async () => {
  const all = contributionsOf('./panel', './page', './day');
  for (const { start } of all) start();
  await asked[0]?.fail();
  expect(told(all)).toEqual(['failed', 'failed', 'failed']);
  all[1]?.retry();
  await asked[1]?.come('1.0.1');
  expect(told(all)).toEqual(['1.0.1', '1.0.1', '1.0.1']);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
});

test('one that fails by itself tries with a run that it has not tried, and the others keep theirs', async () => {
  const all = contributionsOf('./panel', './broken', './page');
  const [panel, broken, page] = all;
  panel?.start();
  broken?.start();
  await asked[0]?.come('1.0.0', (name) =>
    name === './broken' ? Promise.reject(new Error('cut')) : whole(),
  );
  expect(told(all)).toEqual(['1.0.0', 'failed', 'idle']);
  await jest.advanceTimersByTimeAsync(1000);
  await asked[1]?.come('1.0.1');
  page?.start();
  await soon();
  expect(told(all)).toEqual(['1.0.0', '1.0.1', '1.0.1']);

  // What is newer than its own has been begun already.
  panel?.crash(new Error('render'));
  await jest.advanceTimersByTimeAsync(1000);
  expect([told(all), asked.length]).toEqual([['1.0.1', '1.0.1', '1.0.1'], 2]);
});

test('one whose own file does not come wakes no other that works', async () => {
  const both = contributionsOf('./panel', './broken');
  for (const { start } of both) start();
  const cut = (name: string) => (name === './broken' ? Promise.reject(new Error('cut')) : whole());
  await asked[0]?.come('1.0.0', cut);
  const changes = jest.fn();
  both[0]?.subscribe(changes);
  for (const wait of [1000, 2000, 5000]) {
    await jest.advanceTimersByTimeAsync(wait);
    await asked.at(-1)?.come('1.0.0', cut);
  }
  expect([asked.length, told(both), changes.mock.calls]).toEqual([4, ['1.0.0', 'failed'], []]);
});

test('what hangs holds up no one that is opened after', async () => {
  const both = contributionsOf('./panel', './page');
  both[0]?.start();
  await jest.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS + 1);
  both[1]?.start();
  await asked[1]?.come('1.0.1');
  expect(told(both)).toEqual(['1.0.1', '1.0.1']);
  // Late, and newer things have been there.
  await asked[0]?.come('1.0.0');
  expect(told(both)).toEqual(['1.0.1', '1.0.1']);
});

test('what ran goes on being of use to whoever comes, however long after', async () => {
  const both = contributionsOf('./panel', './page');
  both[0]?.start();
  await asked[0]?.come('1.0.0');
  await jest.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS + 1);
  both[1]?.start();
  await soon();
  expect([asked.length, told(both)]).toEqual([1, ['1.0.0', '1.0.0']]);
});

test('one that is opened after a failure does not meet it: it has a run of its own', async () => {
  const both = contributionsOf('./panel', './page');
  both[0]?.start();
  await asked[0]?.fail();
  both[1]?.start();
  await asked[1]?.come('1.0.1');
  expect([told(both), asked.map(({ attempt }) => attempt)]).toEqual([
    ['1.0.1', '1.0.1'],
    [0, 1],
  ]);
});

describe('where an old run ends after a newer one has begun', () => {
  /** The first run hangs, so that the second contribution has begun another. */
  async function twoRuns() {
    const all = contributionsOf('./panel', './page', './day');
    all[0]?.start();
    await jest.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS + 1);
    all[1]?.start();
    return all;
  }

  test('its failure takes the newer one from nobody', async () => {
    const all = await twoRuns();
    await asked[0]?.fail();
    all[2]?.start();
    await asked[1]?.come('1.0.1');
    expect([asked.length, told(all)]).toEqual([2, ['1.0.1', '1.0.1', '1.0.1']]);
  });

  test('it is what all have, if the newer one failed', async () => {
    const all = await twoRuns();
    await asked[1]?.fail();
    await asked[0]?.come('1.0.0');
    all[2]?.start();
    await soon();
    expect([asked.length, told(all)]).toEqual([2, ['1.0.0', '1.0.0', '1.0.0']]);
  });

  test('its coming wakes nobody, if the newer one has come', async () => {
    const all = await twoRuns();
    await asked[1]?.come('1.0.1', (name) =>
      name === './page' ? Promise.reject(new Error('cut')) : whole(),
    );
    await asked[0]?.come('1.0.0');
    expect([asked.length, told(all)]).toEqual([2, ['1.0.1', 'failed', 'idle']]);
  });
});

test('one that still waits for its run is not taken to another', async () => {
  const both = contributionsOf('./panel', './page');
  for (const { start } of both) start();
  both[1]?.retry();
  await asked[1]?.come('1.0.1');
  expect(told(both)).toEqual(['pending', '1.0.1']);
  await asked[0]?.come('1.0.0');
  expect([asked.length, told(both)]).toEqual([2, ['1.0.0', '1.0.1']]);
});

test('each tells how far the run came that it waited for', async () => {
  const both = contributionsOf('./panel', './page');
  both[0]?.start();
  asked[0]?.progress('manifest');
  asked[0]?.progress('contract', '1.0.0');
  both[1]?.start();
  asked[0]?.progress('entry');
  await asked[0]?.fail();
  expect(loads).toMatchObject([
    { version: '1.0.0', phase: 'entry', outcome: 'unreachable', attempt: 0 },
    { version: '1.0.0', phase: 'entry', outcome: 'unreachable', attempt: 0 },
  ]);
});

test('what it exposes has to be what the point takes', async () => {
  const [panel] = contributionsOf('./panel');
  panel?.start();
  await asked[0]?.come('1.0.0', () => Promise.resolve({ mount: 'no' }));
  expect(panel?.getState()).toMatchObject({ reason: { kind: 'invalid' } });
  panel?.retry();
  await asked[1]?.come('1.0.0', () => Promise.resolve({ ...REMOTE, contractVersion: '2.1.0' }));
  expect(panel?.getState()).toMatchObject({
    reason: { kind: 'incompatible', offered: '2.1.0', accepted: '^1.0.0' },
  });
});
