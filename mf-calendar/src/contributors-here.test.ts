import { pageContributions } from '@almanaque/shared-contracts';
import { bring, fakeRemote } from '@almanaque/shared-contracts/testing';
import { contributorsHere } from './contributors-here.ts';

const POINT = { point: 'mf-calendar/lugar@1', title: 'Lugar', props: {} } as const;

test('one that is there and never draws anything is waited for five seconds, and no longer', async () => {
  jest.useFakeTimers();
  const withdraw = bring([{ point: POINT.point, module: fakeRemote('callada') }]);
  for (const { start } of pageContributions().getState()?.getState().places ?? []) start();
  const here = contributorsHere(POINT);
  await jest.advanceTimersByTimeAsync(5_000);
  await expect(here).resolves.toBeUndefined();
  withdraw();
  jest.useRealTimers();
});
