import { navigation, queryClient, toastStore } from '@almanaque/shared-contracts';
import {
  birthday,
  fakeHost,
  heldAnswer,
  refusal,
  reply,
  session,
  type FakeRoutes,
} from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as section from '../day-section.ts';
import { aBoard, aPlan, aSummary } from '../testing/fixtures.ts';

const GET = 'GET /api/v1/plans';
const EVENT = birthday({ date: '2026-12-14', title: 'Cumpleaños de Ana Paz' });
const EARLIER = { id: 'last', title: 'Torta', date: '2025-12-14', rating: 4 };

afterEach(() => jest.restoreAllMocks());

/** What stands under an event of the day. */
async function openDay(routes: FakeRoutes) {
  const host = fakeHost({ act, point: { event: EVENT }, session: session(), routes });
  const slot = await host.mount(section);
  return { host, slot, user: userEvent.setup() };
}

test('says how far the plan is, and leads to it', async () => {
  const { host } = await openDay({ [GET]: () => reply(200, aBoard([aSummary()])) });
  expect(await screen.findByRole('link', { name: '1 de 3 tareas' })).toHaveAttribute(
    'href',
    '/planes/p1',
  );
  await host.close();
});

test('last year’s plan is made again where there was one', async () => {
  const { host, user } = await openDay({
    [GET]: () => reply(200, { ...aBoard([]), earlier: EARLIER }),
    'POST /api/v1/plans/{plan}/repeat': () => refusal(404, 'Ese plan ya no está.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Repetir el plan del año pasado' }));
  await waitFor(() =>
    expect(host.requests.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/v1/plans/last/repeat',
      body: { event: EVENT.id },
    }),
  );
  await host.close();
});

test('the first time there is nothing to repeat', async () => {
  const { host } = await openDay({ [GET]: () => reply(200, aBoard([])) });
  expect(await screen.findByRole('button', { name: 'Armar un plan propio' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Repetir/ })).not.toBeInTheDocument();
  await host.close();
});

test('where plans cannot be read it says so quietly, and reads them when asked', async () => {
  let isDown = true;
  const { host, user } = await openDay({
    [GET]: () => (isDown ? refusal(403, 'No.') : reply(200, aBoard([aSummary()]))),
  });
  expect(await screen.findByText('No pudimos traer los planes.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: '1 de 3 tareas' })).toBeVisible();
  await host.close();
});

test('asked for again after its answer was lost it is the same plan, and after a no another one', async () => {
  jest.spyOn(navigation(), 'go').mockImplementation();
  const answers = [() => new Response('', { status: 502 }), () => refusal(404, 'Ya no está.')];
  const { host, user } = await openDay({
    [GET]: () => reply(200, aBoard([])),
    'POST /api/v1/plans': () => answers.shift()?.() ?? reply(201, { plan: aPlan() }),
  });
  const keys = () =>
    host.requests
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (body as { readonly id: string }).id);
  const button = await screen.findByRole('button', { name: 'Armar un plan propio' });
  for (const times of [1, 2, 3]) {
    await user.click(button);
    await waitFor(() => expect(keys()).toHaveLength(times));
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  }
  const [lost, again, another] = keys();
  expect(lost).toMatch(/^[\da-f]{32}$/);
  expect(again).toBe(lost);
  expect(another).not.toBe(lost);
  await host.close();
});

test('whoever left the day meanwhile is told of a plan that is made late, and led nowhere', async () => {
  const go = jest.spyOn(navigation(), 'go').mockImplementation();
  const made = heldAnswer(() => reply(201, { plan: aPlan() }));
  const routes = { [GET]: () => reply(200, aBoard([])), 'POST /api/v1/plans': made.route };
  const { host, slot, user } = await openDay(routes);
  await user.click(await screen.findByRole('button', { name: 'Armar un plan propio' }));
  await slot.unmount();
  made.release();
  const told = () => toastStore().getState().at(-1);
  await waitFor(() => expect(told()?.text).toBe('Se armó el plan «Merienda en la terraza».'));
  expect(go).not.toHaveBeenCalled();
  expect(told()?.action?.label).toBe('Ver el plan');
  told()?.action?.run();
  expect(go).toHaveBeenCalledWith('/planes/p1');
  await host.close();
});

test('the plan is led to also where the page heard of it before the answer came', async () => {
  const go = jest.spyOn(navigation(), 'go').mockImplementation();
  const made = heldAnswer(() => reply(201, { plan: aPlan() }));
  let isMade = false;
  const routes = {
    [GET]: () => reply(200, aBoard(isMade ? [aSummary({ id: 'p1' })] : [])),
    'POST /api/v1/plans': made.route,
  };
  const { host, user } = await openDay(routes);
  await user.click(await screen.findByRole('button', { name: 'Armar un plan propio' }));
  isMade = true;
  await act(() => queryClient().refetchQueries());
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/planes/p1');
  made.release();
  await waitFor(() => expect(go).toHaveBeenCalledWith('/planes/p1'));
  expect(toastStore().getState()).toEqual([]);
  await host.close();
});
