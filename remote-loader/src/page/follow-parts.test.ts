import type { FailureReason } from '@almanaque/shared-contracts';
import { fakeRemote } from '@almanaque/shared-contracts/testing';
import { createRemoteConnection } from '../connection.ts';
import { contributionHandle } from '../contribution-handle.ts';
import { RemoteFailure } from '../failure.ts';
import { followParts } from './follow-parts.ts';
import type { Place, Remotes } from './remotes.ts';

/** What is published of each part, or of one that it contributes: its release, or why it does not come. */
let published: Record<string, string | FailureReason>;
let untold: string[];
let isInUse: boolean;
let shown: readonly Place[];
let loads: string[];

function placeOf(name: string): Place {
  const release = published[name] ?? '';
  const [part = '', id = 'one'] = name.split('/');
  const connection = createRemoteConnection(
    part,
    () => {
      loads.push(part);
      return typeof release === 'string'
        ? Promise.resolve({ module: fakeRemote(part), version: release })
        : Promise.reject(new RemoteFailure(release));
    },
    { warn: () => undefined },
  );
  const contribution = { id, point: 'panel', title: part, module: './remote' };
  return { ...contributionHandle({ part, contribution }, connection, undefined), connection };
}

const remotes: Remotes = {
  sessionIsLikely: () => false,
  getState: () => ({ status: 'known', places: shown }),
  subscribe: () => () => undefined,
  start: () => undefined,
  read: () => undefined,
  findPublished: (isRenewed) =>
    Promise.resolve({
      places: Object.keys(published).flatMap((name) => {
        const [part = '', id = 'one'] = name.split('/');
        if (untold.includes(part)) return [];
        const isKnown = (place: Place) => place.id === `${part}/${id}`;
        const known = isRenewed(part) ? undefined : shown.find(isKnown);
        return known ?? placeOf(name);
      }),
      untold,
    }),
  show: (places) => {
    shown = places;
    // As their slots do.
    for (const { connection, contribution } of places) {
      if (contribution.id !== 'unopened') connection.start();
    }
  },
};

const versions = () =>
  shown.map(({ part, connection }) => {
    const state = connection.getState();
    return `${part} ${state.status === 'ready' ? state.version : state.status}`;
  });

beforeEach(async () => {
  jest.useFakeTimers();
  published = { 'mf-a': '1', 'mf-b': '1' };
  untold = [];
  isInUse = false;
  loads = [];
  shown = Object.keys(published).map(placeOf);
  for (const { connection } of shown) connection.start();
  await jest.advanceTimersByTimeAsync(0);
  loads = [];
});
afterEach(() => jest.useRealTimers());

const parts = () => followParts(remotes, () => isInUse);

test('what is published is read once, and then where something is', async () => {
  const find = jest.spyOn(remotes, 'findPublished');
  const following = parts();
  expect(await following.follow([], true)).toBe('current');
  expect(await following.follow([], true)).toBe('current');
  expect([find.mock.calls.length, loads]).toEqual([1, []]);
  await following.follow([], false);
  expect(find).toHaveBeenCalledTimes(2);
  find.mockRestore();
});

test('a part that the document said nothing of has its place at the first look', async () => {
  published['mf-c'] = '1';
  await parts().follow([], true);
  await jest.advanceTimersByTimeAsync(0);
  expect(versions()).toEqual(['mf-a 1', 'mf-b 1', 'mf-c 1']);
});

test('another release takes the place of a part, and the others stay', async () => {
  const before = shown;
  published['mf-a'] = '2';
  expect(await parts().follow(['mf-a'], true)).toBe('current');
  expect(versions()).toEqual(['mf-a 2', 'mf-b 1']);
  expect(shown[1]?.connection).toBe(before[1]?.connection);
  expect(loads).toEqual(['mf-a']);
});

test('while somebody is at work what they have stays, what is new comes, and the rest is offered', async () => {
  isInUse = true;
  const following = parts();
  published = { 'mf-a': '2', 'mf-c': '1' };
  expect(await following.follow(['mf-a', 'mf-b', 'mf-c'], false)).toBe('offered');
  await jest.advanceTimersByTimeAsync(0);
  expect(versions()).toEqual(['mf-a 1', 'mf-c 1', 'mf-b 1']);
  expect(await following.follow([], true)).toBe('offered');
  expect(loads).toEqual(['mf-c']);

  expect(await following.take()).toBe('current');
  expect(versions()).toEqual(['mf-a 2', 'mf-c 1']);
  expect(await following.follow([], true)).toBe('current');
  expect(loads).toEqual(['mf-c', 'mf-a']);
});

test('what nobody has opened yet of a part that stays is of the release that they see', async () => {
  const later = placeOf('mf-a/unopened');
  shown = [...shown, later];
  published = { 'mf-a': '2', 'mf-a/unopened': '2', 'mf-b': '1' };
  isInUse = true;
  const following = parts();
  expect(await following.follow(['mf-a'], true)).toBe('offered');
  expect(shown[1]?.connection).toBe(later.connection);
  expect(await following.take()).toBe('current');
  expect(shown[1]?.connection).not.toBe(later.connection);
});

test('once nobody is, it comes by itself', async () => {
  isInUse = true;
  const following = parts();
  published['mf-a'] = '2';
  await following.follow(['mf-a'], true);
  isInUse = false;
  expect(await following.follow([], true)).toBe('current');
  expect(versions()).toEqual(['mf-a 2', 'mf-b 1']);
});

test('whoever begins to work while it is loaded keeps what they have', async () => {
  published['mf-a'] = '2';
  const following = parts().follow(['mf-a'], true);
  isInUse = true;
  expect(await following).toBe('offered');
  expect(versions()).toEqual(['mf-a 1', 'mf-b 1']);
});

test('one that does not come takes nothing away, and is tried at the next look', async () => {
  const following = parts();
  published['mf-a'] = { kind: 'incompatible', offered: '9.0.0', accepted: '^1.0.0' };
  expect(await following.follow(['mf-a'], true)).toBe('current');
  expect(versions()).toEqual(['mf-a 1', 'mf-b 1']);
  published['mf-a'] = '2';
  await following.follow([], true);
  expect(versions()).toEqual(['mf-a 2', 'mf-b 1']);
});

test('a release that is told of while one before it is brought comes after it', async () => {
  const following = parts();
  published['mf-a'] = '2';
  const before = following.follow(['mf-a'], true);
  // What was read for it is of before this.
  await Promise.resolve();
  published['mf-a'] = '3';
  expect(await Promise.all([before, following.follow(['mf-a'], true)])).toEqual([
    'current',
    'current',
  ]);
  expect(versions()).toEqual(['mf-a 3', 'mf-b 1']);
});

test('while it cannot be read what is published, the next look asks again', async () => {
  const following = parts();
  published['mf-a'] = '2';
  const find = jest.spyOn(remotes, 'findPublished').mockRejectedValueOnce(new Error('away'));
  await expect(following.follow(['mf-a'], true)).rejects.toThrow('away');
  expect(await following.follow([], true)).toBe('current');
  expect(versions()).toEqual(['mf-a 2', 'mf-b 1']);
  find.mockRestore();
});

test('one that this document may not load is for the next, and not tried again', async () => {
  const following = parts();
  published['mf-a'] = { kind: 'blocked' };
  expect(await following.follow(['mf-a'], false)).toBe('moved');
  expect(versions()).toEqual(['mf-a 1', 'mf-b 1']);
  expect(await following.follow([], true)).toBe('current');
  expect(loads).toEqual(['mf-a']);
});

test('one of which nothing can be told yet is asked for at the next look', async () => {
  const following = parts();
  published['mf-c'] = '1';
  untold = ['mf-c'];
  await following.follow(['mf-c'], false);
  untold = [];
  await following.follow([], true);
  await jest.advanceTimersByTimeAsync(0);
  expect(versions()).toEqual(['mf-a 1', 'mf-b 1', 'mf-c 1']);
});

test('one that cannot be told of for a while, and is the same then, is not loaded anew', async () => {
  const following = parts();
  const find = jest.spyOn(remotes, 'findPublished');
  find.mockResolvedValueOnce({ places: shown, untold: ['mf-a'] });
  await following.follow([], false);
  expect(find).toHaveBeenCalledTimes(1);
  await following.follow([], true);
  expect(find).toHaveBeenCalledTimes(2);
  expect(loads).toEqual([]);
  find.mockRestore();
});

test('one that is told of as changed while it cannot be read is loaded once it can', async () => {
  const following = parts();
  const find = jest.spyOn(remotes, 'findPublished');
  find.mockResolvedValueOnce({ places: shown, untold: ['mf-a'] });
  await following.follow(['mf-a'], true);
  published['mf-a'] = '2';
  await following.follow([], true);
  expect(versions()).toEqual(['mf-a 2', 'mf-b 1']);
  find.mockRestore();
});

test('a part that had failed is replaced at once, whoever is at work', async () => {
  published['mf-a'] = { kind: 'timeout' };
  shown = [placeOf('mf-a')];
  shown[0]?.connection.start();
  await jest.advanceTimersByTimeAsync(0);
  isInUse = true;
  published = { 'mf-a': '2' };
  expect(await parts().follow(['mf-a'], false)).toBe('current');
  await jest.advanceTimersByTimeAsync(0);
  expect(versions()).toEqual(['mf-a 2']);
});
