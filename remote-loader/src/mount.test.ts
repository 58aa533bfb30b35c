import type { RemoteModule } from '@almanaque/shared-contracts';
import { fakeRemote } from '@almanaque/shared-contracts/testing';
import { mountIn } from './mount.ts';

const onCrash = jest.fn();
const onDrawn = jest.fn();
const complain = jest.fn();
const nothing = () => undefined;
const throwing = (what: string) => () => {
  throw new Error(what);
};

beforeEach(() => jest.clearAllMocks());

function mounted(changes: Partial<RemoteModule>) {
  const root = document.createElement('div');
  root.append('esqueleto');
  document.body.replaceChildren(root);
  const remote = fakeRemote('calendario', changes);
  return { root, remote, ...mountIn(root, remote, {}, { onCrash, onDrawn, complain }) };
}

test('a remote draws over what stands there, which is told once', async () => {
  const { root, remote, update } = mounted({});
  await Promise.resolve();
  expect(root.textContent).toBe('calendario listo');
  update({ apiBase: '/otra' });
  root.append('más');
  await Promise.resolve();
  expect(remote.received.at(-1)).toMatchObject({ apiBase: '/otra' });
  expect(onDrawn).toHaveBeenCalledTimes(1);
});

test('its place is gone at once, and it is unmounted after, once', async () => {
  const leave = jest.fn();
  const { root, unmount, update } = mounted({ mount: () => ({ update: nothing, unmount: leave }) });
  unmount();
  unmount();
  expect(root.isConnected).toBe(false);
  expect(leave).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(leave).toHaveBeenCalledTimes(1);
  expect(() => update({})).not.toThrow();
});

test.each<[string, RemoteModule['mount'], (given: ReturnType<typeof mounted>) => void]>([
  ['is mounted', throwing('roto'), nothing],
  [
    'is told something new',
    () => ({ update: throwing('roto'), unmount: nothing }),
    ({ update }) => update({}),
  ],
  [
    'renders',
    (_root, { onError } = {}) => {
      onError?.(new Error('roto'));
      onError?.(new Error('otra vez'));
      return { update: nothing, unmount: nothing };
    },
    nothing,
  ],
])('one that fails when it %s is told of once, and gone', (_when, mount, act) => {
  const given = mounted({ mount });
  act(given);
  expect(onCrash.mock.calls).toEqual([[new Error('roto')]]);
  expect(given.root.isConnected).toBe(false);
});

test('what it says after it has left is not heard', () => {
  let fail: (error: unknown) => void = nothing;
  const { unmount } = mounted({
    mount: (_root, { onError } = {}) => {
      fail = onError ?? nothing;
      return { update: nothing, unmount: nothing };
    },
  });
  unmount();
  fail(new Error('tarde'));
  expect(onCrash).not.toHaveBeenCalled();
});

test.each([
  ['throws when it leaves', throwing('al salir'), 'unmount() threw'],
  ['leaves something behind', nothing, 'unmount() left something'],
])('one that %s is complained of', async (_what, unmount, problem) => {
  mounted({ mount: () => ({ update: nothing, unmount }) }).unmount();
  await Promise.resolve();
  expect(complain.mock.calls).toEqual([[problem, expect.anything()]]);
});
