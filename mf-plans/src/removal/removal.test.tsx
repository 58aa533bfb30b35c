import { isoDate } from '@almanaque/shared-contracts';
import {
  beforeRemoval,
  type Answer,
  type Question,
  type Removal,
} from '@almanaque/shared-contracts/removal';
import {
  companyEvent,
  fakeHost,
  heldAnswer,
  refusal,
  reply,
  session,
  type FakeRoutes,
} from '@almanaque/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as field from '../event-field.tsx';
import { aBoard, aPlan, aSummary } from '../testing/fixtures.ts';

const GET = 'GET /api/v1/plans';
const draft = companyEvent({ date: '2026-12-14', title: 'Cena' });
const ALL: Removal = { event: 'e1', takes: () => true };
const board = (...summaries: Parameters<typeof aSummary>[0][]) =>
  reply(200, aBoard(summaries.map(aSummary)));

/** What stands in the editor of an event that is about to be deleted. */
async function remove(routes: FakeRoutes, removal = ALL) {
  const host = fakeHost({
    act,
    point: { event: 'e1', date: draft.date, draft },
    session: session(),
    routes,
  });
  const slot = await host.mount(field);
  const given = new AbortController();
  const answer = jest.fn((_given: Answer) => undefined);
  let asked: Promise<readonly Question[]> = Promise.resolve([]);
  act(() => void (asked = beforeRemoval().questions(removal, given.signal)));
  void asked.then((questions) => act(() => questions.forEach((question) => question(answer))));
  return { host, slot, given, asked, answer, user: userEvent.setup() };
}
const press = (name: string) => screen.findByRole('button', { name });
const sent = ({ requests }: Awaited<ReturnType<typeof remove>>['host'], method: string) =>
  requests.filter((request) => request.method === method);

/** What was answered, with what goes along. */
const answered = ({ answer }: Awaited<ReturnType<typeof remove>>) => {
  expect(answer).toHaveBeenCalledTimes(1);
  const [given] = answer.mock.calls[0] ?? [];
  return { given, along: given?.kind === 'go' ? given.along : undefined };
};

test('an event with a plan is deleted once the person knows that the plan stays', async () => {
  const page = await remove({ [GET]: () => board({ title: 'Asado' }) });
  const { host, user } = page;
  expect(await screen.findByText(/tiene un plan: «Asado»\. .*queda en Planes/)).toBeVisible();
  expect(sent(host, 'GET').at(-1)?.query.get('event')).toBe('empresa-e1');
  expect(await press('Borrar el evento')).toHaveFocus();
  await user.click(await press('Borrar el evento'));
  expect(answered(page).given).toEqual({ kind: 'go' });
  expect(screen.queryByText(/tiene un plan/)).toBeNull();
  await page.slot.unmount();
  expect(page.answer).toHaveBeenCalledTimes(1);
  await host.close();
});

test('its plan goes along once it is gone, and comes back with it', async () => {
  const page = await remove({
    [GET]: () => board({ version: 4 }),
    'DELETE /api/v1/plans/{plan}': () => reply(200, { plan: aPlan({ version: 5 }) }),
    'POST /api/v1/plans/{plan}/undo': () => reply(200, { plan: aPlan({ version: 6 }) }),
  });
  const { host, slot, user } = page;
  await user.click(await screen.findByRole('checkbox', { name: 'Borrar también el plan' }));
  await user.click(await press('Borrar el evento'));
  const { along } = answered(page);
  expect(sent(host, 'DELETE')).toEqual([]);
  // By then the editor is gone.
  await slot.unmount();
  expect(await along?.take()).toBe('También se borró su plan.');
  expect(sent(host, 'DELETE').map(({ path, query }) => [path, query.get('version')])).toEqual([
    ['/api/v1/plans/p1', '4'],
  ]);
  expect(await along?.putBack()).toBe('Su plan volvió a Planes.');
  expect(sent(host, 'POST').at(-1)).toMatchObject({
    path: '/api/v1/plans/p1/undo',
    body: { version: 5 },
  });
  await host.close();
});

test('a plan that could not be deleted stays, and says why; there is nothing to bring back', async () => {
  const page = await remove({
    [GET]: () => board({}),
    'DELETE /api/v1/plans/{plan}': () => refusal(409, 'Otra persona cambió el plan.'),
  });
  await page.user.click(await screen.findByRole('checkbox', { name: 'Borrar también el plan' }));
  await page.user.click(await press('Borrar el evento'));
  const { along } = answered(page);
  expect(await along?.take()).toBe('Su plan queda en Planes: Otra persona cambió el plan.');
  expect(await along?.putBack()).toBe('');
  expect(sent(page.host, 'POST')).toEqual([]);
  await page.host.close();
});

test('of many plans some are named, and all go', async () => {
  const titles = ['Asado', 'Torta', 'Brindis', 'Locro', 'Mate'];
  const page = await remove({
    [GET]: () => board(...titles.map((title) => ({ id: title, title }))),
    'DELETE /api/v1/plans/{plan}': ({ path }) =>
      path.endsWith('Mate') ? refusal(409, 'Cambió.') : reply(200, { plan: aPlan() }),
  });
  const named = /tiene 5 planes: «Asado», «Torta», «Brindis» y 2 más\. .*quedan en Planes/;
  expect(await screen.findByText(named)).toBeVisible();
  await page.user.click(screen.getByRole('checkbox', { name: 'Borrar también los planes' }));
  await page.user.click(await press('Borrar el evento'));
  expect(await answered(page).along?.take()).toBe(
    'De sus 5 planes se borraron 4; los demás quedan en Planes: Cambió.',
  );
  await page.host.close();
});

test('the person may keep the event, and is asked anew the next time', async () => {
  const page = await remove({ [GET]: () => board({}) });
  await page.user.click(await screen.findByRole('checkbox'));
  await page.user.click(await press('Cancelar'));
  expect(screen.queryByText(/tiene un plan/)).toBeNull();
  expect(answered(page).given).toEqual({ kind: 'stay' });
  const [question] = await page.asked;
  act(() => question?.(page.answer));
  expect(await screen.findByRole('checkbox')).not.toBeChecked();
  await page.host.close();
});

test('what was given up elsewhere is asked about no longer', async () => {
  const { host, given } = await remove({ [GET]: () => board({}) });
  expect(await press('Borrar el evento')).toBeVisible();
  act(() => given.abort());
  expect(screen.queryByText(/tiene un plan/)).toBeNull();
  await host.close();
});

test.each([
  ['an event without a plan', () => board(), ALL],
  [
    'a date of a series whose other dates have plans',
    () => board({}),
    { ...ALL, takes: (date) => date === isoDate('2026-12-21') },
  ],
] satisfies [string, () => ReturnType<typeof board>, Removal][])(
  '%s is not asked about',
  async (_what, answer, removal) => {
    const { host, asked } = await remove({ [GET]: answer }, removal);
    expect(await act(() => asked)).toEqual([]);
    await host.close();
  },
);

test('where nobody can say whether it has a plan, the person decides', async () => {
  const page = await remove({ [GET]: () => refusal(403, 'No.') });
  expect(await screen.findByText(/No pudimos ver si este evento tiene un plan/)).toBeVisible();
  await page.user.click(await press('Borrar el evento'));
  expect(answered(page).given).toEqual({ kind: 'go' });
  await page.host.close();
});

test('looking for long is said, and ends once it is given up', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const held = heldAnswer(() => board({}));
  const { host, given, asked } = await remove({ [GET]: held.route });
  const looking = () => screen.queryByText('Buscando los planes de este evento…');
  expect(looking()).toBeNull();
  act(() => jest.advanceTimersByTime(5_000));
  expect(looking()).toBeVisible();
  act(() => given.abort());
  expect(looking()).toBeNull();
  held.release();
  expect(await act(() => asked)).toEqual([]);
  jest.useRealTimers();
  await host.close();
});

test('a question that nobody sees any more is answered with no', async () => {
  const page = await remove({ [GET]: () => board({}) });
  await press('Borrar el evento');
  await page.slot.unmount();
  expect(answered(page).given).toEqual({ kind: 'stay' });
  await page.host.close();
});
