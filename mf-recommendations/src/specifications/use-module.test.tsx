import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { useModule } from './use-module.ts';

test('loads nothing until it is wanted', async () => {
  const load = jest.fn(() => Promise.resolve('ficha'));
  const { result, rerender } = renderHook(({ wanted }) => useModule(load, wanted), {
    initialProps: { wanted: false },
  });
  expect(load).not.toHaveBeenCalled();
  rerender({ wanted: true });
  await waitFor(() => expect(result.current).toEqual({ kind: 'ready', exports: 'ficha' }));
});

test('a failure is not kept: trying again loads anew', async () => {
  const load = jest.fn(() => Promise.resolve('ficha'));
  load.mockRejectedValueOnce(new Error('chunk')).mockRejectedValueOnce(new Error('chunk'));
  const { result } = renderHook(() => useModule(load, true), { wrapper: StrictMode });
  await waitFor(() => expect(result.current.kind).toBe('failed'));
  act(() => {
    if (result.current.kind === 'failed') result.current.retry();
  });
  expect(result.current).toEqual({ kind: 'pending' });
  await waitFor(() => expect(result.current).toEqual({ kind: 'ready', exports: 'ficha' }));
});
