import { createQueryClient, HostProvider, QueryClientProvider } from '@almanaque/shared-contracts';
import { fakeServer, reply, runtimeConfig } from '@almanaque/shared-contracts/testing';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { anOwnTask, aPlan, TODAY } from '../testing/fixtures.ts';
import { ownTasksQuery, planQuery } from './plan-queries.ts';
import { usePlanWrites } from './use-plan-writes.ts';
import { useTickOwn } from './use-tick-own.ts';

const host = runtimeConfig({ apiBase: '' });
const { apiBase } = host;

/** A hook whose requests by `route` are answered when a test says so. */
function open<Result>(hook: () => Result, route: string) {
  const waiting: ((answer: unknown) => void)[] = [];
  const routes = { [route]: () => new Promise((resolve) => waiting.push(resolve)) };
  globalThis.fetch = fakeServer({ routes }).fetch;
  const queries = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <HostProvider value={host}>{children}</HostProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(hook, { wrapper });
  const answer = async (nth: number, body: object) => {
    await waitFor(() => expect(waiting[nth]).toBeDefined());
    waiting[nth]?.(reply(200, body));
  };
  return { run: result.current, queries, answer };
}

test('what a plan was before a later write is not shown again by an answer that comes late', async () => {
  const { run, queries, answer } = open(usePlanWrites, 'DELETE /api/v1/plans/{plan}/tasks/{task}');
  const plan = aPlan({ version: 1 });
  const [first, second] = [run.removeTask(plan, 't1'), run.removeTask(plan, 't2')];
  await answer(1, { plan: { ...plan, version: 3 } });
  await second;
  await answer(0, { plan: { ...plan, version: 2 } });
  expect((await first).version).toBe(2);
  expect(queries.getQueryData(planQuery(apiBase, plan.id).queryKey)).toMatchObject({ version: 3 });
});

test('one tick that is answered late takes no other tick back', async () => {
  const {
    run: tick,
    queries,
    answer,
  } = open(useTickOwn, 'PUT /api/v1/plans/tasks/mine/{task}/done');
  const [candles, cake] = [anOwnTask('t1'), anOwnTask('t2')];
  const done = { by: 'Lía', at: '2026-12-01T15:00:00Z' };
  const { queryKey } = ownTasksQuery(apiBase);
  queries.setQueryData(queryKey, { today: TODAY, tasks: [candles, cake] });
  const [first, second] = [tick('t1', true), tick('t2', true)];
  const candlesDone = { ...candles, done };
  await answer(1, { today: TODAY, tasks: [candlesDone, { ...cake, done }] });
  await second;
  await answer(0, { today: TODAY, tasks: [candlesDone, cake] });
  await first;
  expect(queries.getQueryData(queryKey)).toMatchObject({ tasks: [{ done }, { done }] });
});
