import { navigation } from '@almanaque/shared-contracts';
import {
  birthday,
  fakeHost,
  heldAnswer,
  recommendation,
  refusal,
  reply,
  session,
  type FakeRoutes,
} from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as action from '../sheet-action.ts';
import { aBoard, aPlan, aSummary } from '../testing/fixtures.ts';

const GET = 'GET /api/v1/plans';
const EVENT = birthday({ date: '2026-12-14', title: 'Cumpleaños de Ana Paz' });
const IDEA = recommendation('low');

afterEach(() => jest.restoreAllMocks());

/** What stands in the sheet of an idea. */
async function openSheet(routes: FakeRoutes) {
  const go = jest.spyOn(navigation(), 'go').mockImplementation();
  const point = { event: EVENT, recommendation: IDEA };
  const host = fakeHost({ act, point, session: session(), routes });
  await host.mount(action);
  const posts = () => host.requests.filter(({ method }) => method === 'POST');
  return { host, go, posts, user: userEvent.setup() };
}

test('makes the plan of an idea, and leads to it', async () => {
  const { host, go, posts, user } = await openSheet({
    [GET]: () => reply(200, aBoard([])),
    'POST /api/v1/plans': () => reply(201, { plan: aPlan({ id: 'new' }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Armar el plan' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/planes/new'));
  expect(posts()).toMatchObject([{ body: { event: EVENT.id, recommendation: { id: IDEA.id } } }]);
  await host.close();
});

test('pressed before it is known, it leads to the plan that there is, and makes no second one', async () => {
  const held = heldAnswer(() => reply(200, aBoard([aSummary({ title: IDEA.title })])));
  const { host, go, posts, user } = await openSheet({ [GET]: held.route });
  const make = await screen.findByRole('button', { name: 'Armar el plan' });
  expect(make).toHaveAttribute('aria-busy', 'true');
  await user.click(make);
  await user.click(make);
  act(held.release);
  await waitFor(() => expect(go.mock.calls).toEqual([['/planes/p1']]));
  expect(await screen.findByRole('button', { name: 'Ver el plan' })).toBeVisible();
  expect(posts()).toEqual([]);
  await host.close();
});

test('where plans cannot be read none is made', async () => {
  const { host, posts } = await openSheet({ [GET]: () => refusal(403, 'No.') });
  expect(await screen.findByText('No pudimos traer los planes.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Armar el plan' })).toBeNull();
  expect(posts()).toEqual([]);
  await host.close();
});
