import { ApiError } from '@almanaque/shared-contracts';
import { act, renderHook } from '@testing-library/react';
import { useWrite } from './use-write.ts';

const UNREACHED = 'No se pudo llegar al servidor. Revisá tu conexión y probá de nuevo.';

type Options = Parameters<typeof useWrite>[0];
const rendered = (options?: Options) => renderHook(() => useWrite(options)).result;
type Write = ReturnType<typeof rendered>;

/** What ends a write that is under way. */
async function begin(hook: Write) {
  let ends = { succeed: (): void => undefined, fail: (_error: Error): void => undefined };
  const run = jest.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        ends = { succeed: resolve, fail: reject };
      }),
  );
  await act(async () => {
    void hook.current.write(run);
    await Promise.resolve();
  });
  const end = (how: () => void) =>
    act(async () => {
      how();
      await Promise.resolve();
    });
  return {
    run,
    succeed: () => end(() => ends.succeed()),
    fail: (error = new Error('network')) => end(() => ends.fail(error)),
  };
}
const stateOf = ({ current: { busy, problem } }: Write) => ({ busy, problem });

test('is under way once at a time', async () => {
  const hook = rendered();
  const { run, succeed } = await begin(hook);
  expect(stateOf(hook)).toEqual({ busy: true, problem: null });
  await act(() => hook.current.write(run));
  expect(run).toHaveBeenCalledTimes(1);
  await succeed();
  expect(stateOf(hook)).toEqual({ busy: false, problem: null });
});

test('tells why it failed until the next time', async () => {
  const hook = rendered();
  await (await begin(hook)).fail();
  expect(stateOf(hook)).toEqual({ busy: false, problem: UNREACHED });
  const { succeed } = await begin(hook);
  expect(stateOf(hook)).toEqual({ busy: true, problem: null });
  await succeed();
});

test('what could not reach the server is told until there is a connection; what it refused stays told', async () => {
  const back = () => act(() => void window.dispatchEvent(new Event('online')));
  const unreached = rendered();
  await (await begin(unreached)).fail();
  back();
  expect(stateOf(unreached)).toEqual({ busy: false, problem: null });
  const refused = rendered();
  await (await begin(refused)).fail(new ApiError(400, 'No entra.'));
  back();
  expect(stateOf(refused)).toEqual({ busy: false, problem: 'No entra.' });
});

test('tells it elsewhere, where nothing is shown beside it', async () => {
  const tell = jest.fn();
  const hook = rendered({ tell });
  await (await begin(hook)).fail();
  expect(tell.mock.calls).toEqual([[UNREACHED]]);
  expect(stateOf(hook)).toEqual({ busy: false, problem: null });
});

test('given up, it says nothing', async () => {
  const tell = jest.fn();
  const isGivenUp = (error: unknown) => error instanceof RangeError;
  for (const options of [{ isGivenUp }, { isGivenUp, tell }]) {
    const hook = rendered(options);
    await (await begin(hook)).fail(new RangeError());
    expect(stateOf(hook)).toEqual({ busy: false, problem: null });
  }
  expect(tell).not.toHaveBeenCalled();
});

test('what stands in the way is told without writing', () => {
  const hook = rendered();
  act(() => hook.current.refuse('Es muy grande.'));
  expect(stateOf(hook)).toEqual({ busy: false, problem: 'Es muy grande.' });
});

test('what is done once stays busy when it has succeeded, and not when it failed', async () => {
  const hook = rendered({ once: true });
  await (await begin(hook)).fail();
  expect(stateOf(hook)).toEqual({ busy: false, problem: UNREACHED });
  const { run, succeed } = await begin(hook);
  await succeed();
  await act(() => hook.current.write(run));
  expect(stateOf(hook)).toEqual({ busy: true, problem: null });
  expect(run).toHaveBeenCalledTimes(1);
});
