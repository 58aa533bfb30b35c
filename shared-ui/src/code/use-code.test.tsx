import { QueryClientProvider, queryClient } from '@almanaque/shared-contracts';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useCode, type Code } from './use-code.ts';

type Load = () => Promise<string>;

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>
);
const rendered = (load: Load, isWanted = true) =>
  renderHook(({ wanted }) => useCode('ficha', load, wanted), {
    wrapper,
    initialProps: { wanted: isWanted },
  });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (code: Code<string>) => {
  if (code.status === 'failed') act(code.retry);
};
const failing = jest.fn<Promise<string>, []>(() => Promise.reject(new Error('chunk')));

beforeEach(() => {
  jest.useFakeTimers();
  queryClient().clear();
  failing.mockClear();
});
afterEach(() => jest.useRealTimers());

test('loads nothing until it is wanted', async () => {
  const load = jest.fn(() => Promise.resolve('la ficha'));
  const { result, rerender } = rendered(load, false);
  await wait(100);
  expect(load).not.toHaveBeenCalled();
  rerender({ wanted: true });
  await wait(100);
  expect(result.current).toEqual({ status: 'ready', part: 'la ficha' });
});

test('what fails is told of, tried for by itself ever less often, and there once it is mended', async () => {
  const { result } = rendered(failing);
  await wait(10);
  expect(result.current.status).toBe('failed');
  for (const [ms, tries] of [
    [1000, 2],
    [2000, 3],
    [5000, 4],
    [10_000, 5],
    [10_000, 6],
  ] as const) {
    await wait(ms);
    expect(failing).toHaveBeenCalledTimes(tries);
    expect(result.current.status).toBe('failed');
  }
  failing.mockResolvedValueOnce('la ficha');
  await wait(10_000);
  expect(result.current).toEqual({ status: 'ready', part: 'la ficha' });
  await wait(60_000);
  expect(failing).toHaveBeenCalledTimes(7);
});

test('what hangs is told of within five seconds, and welcome when it comes after all', async () => {
  let arrive = (_part: string): void => undefined;
  const { result } = rendered(() => new Promise((resolve) => (arrive = resolve)));
  await wait(4400);
  expect(result.current.status).toBe('loading');
  await wait(200);
  expect(result.current.status).toBe('failed');
  arrive('la ficha');
  await wait(10);
  expect(result.current).toEqual({ status: 'ready', part: 'la ficha' });
});

test('asked for again by a person, it is seen to load', async () => {
  const { result } = rendered(failing);
  await wait(10);
  let arrive = (_part: string): void => undefined;
  failing.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  press(result.current);
  await wait(10);
  expect(result.current.status).toBe('loading');
  arrive('la ficha');
  await wait(10);
  expect(result.current).toEqual({ status: 'ready', part: 'la ficha' });
});
