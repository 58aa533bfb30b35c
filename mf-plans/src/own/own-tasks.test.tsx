import { toastStore } from '@almanaque/shared-contracts';
import { heldAnswer, refusal, reply } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anOwnTask, TODAY } from '../testing/fixtures.ts';
import { openPlans } from '../testing/open-plans.tsx';

const MINE = 'GET /api/v1/plans/tasks/mine';
const TICK = 'PUT /api/v1/plans/tasks/mine/{task}/done';
const CANDLES = anOwnTask('t1', { title: 'Comprar velas', timing: 'late', dueOn: '2026-11-27' });
const DONE = { by: 'Lía', at: '2026-12-01T15:00:00Z' };

afterEach(() => jest.useRealTimers());

const open = (routes: Parameters<typeof openPlans>[0]['routes'] = {}, rest = '') =>
  openPlans({ role: 'colaborador', rest, routes });
const answer = (...tasks: object[]) => reply(200, { today: TODAY, tasks });

test('who organises nothing ticks their own tasks, and asks for nothing of plans', async () => {
  let task: object = CANDLES;
  const { host, user, sent } = await open({
    [MINE]: () => answer(task),
    [TICK]: () => answer((task = { ...CANDLES, timing: 'done', done: DONE })),
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Mis tareas');
  const toDo = await screen.findByRole('region', { name: 'Para hacer' });
  expect(within(toDo).getByRole('listitem')).toHaveTextContent('Cena de fin de año');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await user.click(within(toDo).getByRole('checkbox', { name: 'Comprar velas' }));
  const done = await screen.findByRole('region', { name: 'Hechas' });
  expect(within(done).getByRole('checkbox', { name: 'Comprar velas' })).toBeChecked();
  expect(sent('PUT')).toMatchObject([
    { path: '/api/v1/plans/tasks/mine/t1/done', body: { done: true } },
  ]);
  const asked = host.requests.map(({ path }) => path).filter((path) => path.includes('/plans'));
  expect(asked.filter((path) => !path.includes('/tasks/mine'))).toEqual([]);
  await host.close();
});

test('a tick is seen before it is answered, and leaves the focus in the lists', async () => {
  let task: object = CANDLES;
  const held = heldAnswer(() => answer((task = { ...CANDLES, timing: 'done', done: DONE })));
  const { host, user } = await open({ [MINE]: () => answer(task), [TICK]: held.route });
  const box = await screen.findByRole('checkbox', { name: 'Comprar velas' });
  await user.click(box);
  expect(box).toBeChecked();
  expect(screen.getByRole('region', { name: 'Para hacer' })).toContainElement(box);
  act(held.release);
  const done = await screen.findByRole('heading', { name: 'Hechas' });
  await waitFor(() => expect(done).toHaveFocus());
  await host.close();
});

test('a tick that is taken back while it is saved is taken back', async () => {
  let task: object = CANDLES;
  const wanted: unknown[] = [];
  const held = heldAnswer(({ body }) => {
    const { done } = body as { done: boolean };
    return answer((task = done ? { ...CANDLES, timing: 'done', done: DONE } : CANDLES));
  });
  const { host, user } = await open({
    [MINE]: () => answer(task),
    [TICK]: (request) => {
      wanted.push(request.body);
      return held.route(request);
    },
  });
  const box = await screen.findByRole('checkbox', { name: 'Comprar velas' });
  await user.click(box);
  await user.click(box);
  expect(box).not.toBeChecked();
  act(held.release);
  await waitFor(() => expect(wanted).toEqual([{ done: true }, { done: false }]));
  const toDo = await screen.findByRole('region', { name: 'Para hacer' });
  await waitFor(() => expect(within(toDo).getByRole('checkbox')).not.toBeChecked());
  await host.close();
});

test('led to a plan they find their tasks, and without any what is to come', async () => {
  const { host } = await open({ [MINE]: () => answer() }, 'p1');
  expect(await screen.findByText(/^No tenés tareas\./)).toBeVisible();
  await host.close();
});

test('what cannot be read or ticked is said', async () => {
  let isDown = true;
  const { host, user } = await open({
    [MINE]: () => (isDown ? refusal(403, 'No.') : answer(CANDLES)),
    [TICK]: () => refusal(503, 'No.'),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Tus tareas no se pudieron cargar.');
  isDown = false;
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Comprar velas' }));
  const text = 'La tarea no se pudo marcar. Probá de nuevo.';
  await waitFor(() => expect(toastStore().getState()).toMatchObject([{ text }]));
  // It shows as ticked until it is refused, and leaves its list for as long.
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Comprar velas' })).not.toBeChecked(),
  );
  await host.close();
});
