import { queryClient } from '@almanaque/shared-contracts';
import { dayMarks } from '@almanaque/shared-contracts/marks';
import {
  fakeHost,
  refusal,
  reply,
  session,
  type FakeRoutes,
} from '@almanaque/shared-contracts/testing';
import { act, waitFor } from '@testing-library/react';
import * as marker from '../day-mark.ts';

const GET = 'GET /api/v1/plans/days';
const NOVEMBER = { from: '2026-11-01', to: '2026-12-12' };
const plan = { id: 'p1', title: 'Asado', state: 'idea', eventId: 'empresa-e1' };
const days = (...dates: readonly (readonly [string, number])[]) =>
  reply(200, {
    days: dates.map(([date, count]) => ({
      date,
      plans: Array.from({ length: count }, () => plan),
    })),
  });

async function mark(routes: FakeRoutes) {
  const host = fakeHost({ act, point: NOVEMBER, session: session(), routes });
  return { host, slot: await host.mount(marker) };
}
const labels = () =>
  dayMarks()
    .getState()
    .map(({ date, label }) => `${date} ${label}`);

test('each day with a plan is marked, until there is none or it goes', async () => {
  let answer = days(['2026-11-18', 1], ['2026-11-20', 2]);
  const { host, slot } = await mark({ [GET]: () => answer });
  await waitFor(() => expect(labels()).toEqual(['2026-11-18 con plan', '2026-11-20 con 2 planes']));
  const asked = host.requests.find(({ path }) => path === '/api/v1/plans/days');
  expect(Object.fromEntries(asked?.query ?? [])).toEqual(NOVEMBER);
  expect(slot.element.textContent).toBe('');
  answer = days(['2026-11-20', 1]);
  await act(() => queryClient().refetchQueries());
  await waitFor(() => expect(labels()).toEqual(['2026-11-20 con plan']));
  await slot.unmount();
  expect(labels()).toEqual([]);
  await host.close();
});

test('another month leaves what was marked until its own is here', async () => {
  let isHeld = false;
  const { host, slot } = await mark({
    [GET]: () => (isHeld ? new Promise(() => undefined) : days(['2026-12-01', 1])),
  });
  await waitFor(() => expect(labels()).toHaveLength(1));
  isHeld = true;
  await slot.update({ point: { from: '2026-11-29', to: '2027-01-09' } });
  expect(labels()).toEqual(['2026-12-01 con plan']);
  await slot.unmount();
  await host.close();
});

test('where plans cannot be read no day is marked, and nothing is said of it', async () => {
  const { host, slot } = await mark({ [GET]: () => refusal(403, 'No.') });
  await waitFor(() => expect(host.requests.some(({ path }) => path.endsWith('/days'))).toBe(true));
  expect(labels()).toEqual([]);
  expect(slot.element.textContent).toBe('');
  await host.close();
});
