import { toastStore } from '@almanaque/shared-contracts';
import { heldAnswer, refusal, reply } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { fakePlan } from '../testing/fake-plan.ts';
import { aPlan } from '../testing/fixtures.ts';
import { button, openPlans } from '../testing/open-plans.tsx';

const ORDER = 'PUT /api/v1/plans/{plan}/tasks/{order}';

const open = async () => {
  const server = fakePlan(aPlan());
  const page = await openPlans({ rest: 'p1', routes: server.routes });
  await screen.findByRole('heading', { level: 2, name: 'Tareas' });
  return { server, ...page };
};
const titles = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((item) => item.querySelector('.task-title')?.textContent ?? []);
const handle = (title: string) => button(new RegExp(`^Mover «${title}»`));

afterEach(() => jest.useRealTimers());

test('one after another they are written by Enter alone, and counted', async () => {
  const { host, server, user } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Nueva tarea' }), 'Comprar velas{Enter}');
  expect(await screen.findByText('0 de 4 tareas')).toBeVisible();
  await user.keyboard('Inflar globos{Enter}');
  await waitFor(() => expect(server.now().tasks).toHaveLength(5));
  expect(server.now().tasks.at(-1)).toMatchObject({
    title: 'Inflar globos',
    due: { kind: 'offset', businessDays: 1 },
  });
  await host.close();
});

test('one without words or days is not sent', async () => {
  const { host, user, sent } = await open();
  await user.click(await button('Agregar'));
  expect(await screen.findByText('Escribí la tarea.')).toBeVisible();
  await user.clear(screen.getByRole('spinbutton', { name: 'Días antes' }));
  await user.type(screen.getByRole('textbox', { name: 'Nueva tarea' }), 'Globos{Enter}');
  expect(await screen.findByText(/cuántos días hábiles antes/)).toBeVisible();
  expect(sent('POST')).toEqual([]);
  await host.close();
});

test('a tick says who did it', async () => {
  const { host, user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Elegir la torta' }));
  expect(await screen.findByText('Hecha por Ana Paz')).toBeVisible();
  expect(screen.getByText('1 de 3 tareas')).toBeVisible();
  await host.close();
});

test('by the arrows one moves, keeps the focus, and its place is told', async () => {
  const { host, server, user } = await open();
  act(() => screen.getByRole('button', { name: /Mover «Elegir/ }).focus());
  await user.keyboard('{ArrowDown}');
  expect(titles()).toEqual(['Reservar la terraza', 'Elegir la torta', 'Invitar al equipo']);
  expect(await screen.findByText('Elegir la torta: lugar 2 de 3.')).toBeInTheDocument();
  await waitFor(() => expect(server.now().tasks.map(({ id }) => id)).toEqual(['t2', 't1', 't3']));
  expect(await handle('Elegir la torta')).toHaveFocus();
  await host.close();
});

/** With the first answer of the server to a new order waiting. */
async function openOrdering() {
  const server = fakePlan(aPlan());
  const held = heldAnswer((request) => server.routes[ORDER]?.(request) ?? refusal(404, 'No.'));
  const page = await openPlans({ rest: 'p1', routes: { ...server.routes, [ORDER]: held.route } });
  await screen.findByRole('heading', { level: 2, name: 'Tareas' });
  const orders = () =>
    page.sent('PUT').map(({ body }) => (body as { order: string[] }).order.join(' '));
  return { server, ...page, orders, answer: () => act(held.release) };
}

test('what is done with a task leaves the focus where it was done', async () => {
  const { host, user } = await open();
  const name = 'Editar «Elegir la torta»';
  const edit = () => button(name);
  const editHasFocus = () =>
    waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  await user.click(await edit());
  await user.keyboard('{Enter}');
  await editHasFocus();
  await user.click(await edit());
  await user.click(await button('Cancelar'));
  await editHasFocus();
  await user.click(await edit());
  await user.click(await button('Quitar la tarea'));
  await waitFor(() => expect(titles()).toHaveLength(2));
  await waitFor(() => expect(document.body).not.toHaveFocus());
  await host.close();
});

test('of moves while one is saved the last order stands, and none of them is lost', async () => {
  const { host, server, user, orders, answer } = await openOrdering();
  act(() => screen.getByRole('button', { name: /Mover «Elegir/ }).focus());
  await user.keyboard('{ArrowDown}');
  await user.keyboard('{ArrowDown}');
  act(() => screen.getByRole('button', { name: /Mover «Invitar/ }).focus());
  await user.keyboard('{ArrowUp}');
  expect(titles()).toEqual(['Invitar al equipo', 'Reservar la terraza', 'Elegir la torta']);
  expect(await screen.findByText('Invitar al equipo: lugar 1 de 3.')).toBeInTheDocument();
  answer();
  await waitFor(() => expect(orders()).toEqual(['t2 t1 t3', 't3 t2 t1']));
  await waitFor(() => expect(server.now().tasks.map(({ id }) => id)).toEqual(['t3', 't2', 't1']));
  expect(titles()).toEqual(['Invitar al equipo', 'Reservar la terraza', 'Elegir la torta']);
  await host.close();
});

test('a row carried while a move is saved is put down where it was left', async () => {
  const { host, server, user, answer } = await openOrdering();
  act(() => screen.getByRole('button', { name: /Mover «Elegir/ }).focus());
  await user.keyboard('{ArrowDown}');
  // In jsdom every row is at the top: under all of them is last.
  const grip = await handle('Reservar la terraza');
  Object.assign(grip, { setPointerCapture: () => undefined });
  await user.pointer([
    { keys: '[MouseLeft>]', target: grip, coords: { clientY: 0 } },
    { target: grip, coords: { clientY: 400 } },
    { keys: '[/MouseLeft]', target: grip },
  ]);
  expect(titles()).toEqual(['Elegir la torta', 'Invitar al equipo', 'Reservar la terraza']);
  answer();
  await waitFor(() => expect(server.now().tasks.map(({ id }) => id)).toEqual(['t1', 't3', 't2']));
  await host.close();
});

test('a task that came meanwhile is shown, and stays behind those that are moved', async () => {
  const { host, server, user, answer } = await openOrdering();
  act(() => screen.getByRole('button', { name: /Mover «Elegir/ }).focus());
  await user.keyboard('{ArrowDown}');
  await user.type(screen.getByRole('textbox', { name: 'Nueva tarea' }), 'Inflar globos{Enter}');
  await waitFor(() => expect(titles()).toHaveLength(4));
  answer();
  await waitFor(() =>
    expect(server.now().tasks.map(({ title }) => title)).toEqual([
      'Reservar la terraza',
      'Elegir la torta',
      'Invitar al equipo',
      'Inflar globos',
    ]),
  );
  expect(toastStore().getState()).toEqual([]);
  await host.close();
});

test('what another person took away meanwhile has the move refused, and nothing lost', async () => {
  const { host, server, user } = await open();
  server.elsewhere({ tasks: aPlan().tasks.slice(0, 2) });
  act(() => screen.getByRole('button', { name: /Mover «Elegir/ }).focus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(titles()).toEqual(['Elegir la torta', 'Reservar la terraza']));
  expect(toastStore().getState().at(-1)?.text).toMatch(/Otra persona lo cambió/);
  await host.close();
});

test('one that was taken away comes back by the toast', async () => {
  const { host, server, user } = await open();
  await user.click(await button('Editar «Elegir la torta»'));
  await user.click(await button('Quitar la tarea'));
  await waitFor(() => expect(titles()).toEqual(['Reservar la terraza', 'Invitar al equipo']));
  act(() => toastStore().getState().at(-1)?.action?.run());
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(server.now().tasks).toHaveLength(3);
  await host.close();
});

test('one may be pinned to a date, which then no day off moves', async () => {
  const { host, server, user } = await open();
  await user.click(await button('Editar «Reservar la terraza»'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Para cuándo' }), 'Fecha fija');
  const date = screen.getByRole('textbox', { name: 'Fecha fija' });
  expect(date).toHaveValue('09/12/2026');
  await user.clear(date);
  await user.type(date, '31/2/2026');
  await user.click(await button('Guardar'));
  expect(date).toHaveAccessibleDescription('Escribí una fecha que exista, como 31/12/2026.');
  await user.clear(date);
  await user.type(date, '10/12/2026');
  await user.click(await button('Guardar'));
  await waitFor(() =>
    expect(server.now().tasks[1]?.due).toEqual({ kind: 'pinned', date: '2026-12-10' }),
  );
  await host.close();
});

test('what one writes oneself while a move is saved has nothing refused', async () => {
  const { host, server, user, sent, answer } = await openOrdering();
  act(() => screen.getByRole('button', { name: /Mover «Elegir/ }).focus());
  await user.keyboard('{ArrowDown}');
  await user.click(screen.getByRole('checkbox', { name: 'Elegir la torta' }));
  await user.click(screen.getByRole('radio', { name: 'Hecho' }));
  answer();
  await waitFor(() => expect(server.now()).toMatchObject({ state: 'hecho', version: 4 }));
  expect(sent('PATCH').map(({ body }) => body)).toEqual([{ version: 3, state: 'hecho' }]);
  expect(server.now().tasks.map(({ id }) => id)).toEqual(['t2', 't1', 't3']);
  await host.close();
});

test('says where those who can own a task were not read, and has them after asking again', async () => {
  const server = fakePlan(aPlan());
  let fails = true;
  const bruno = { kind: 'account', id: 'bruno', name: 'Bruno Sosa', team: null, office: null };
  const assignees = () => (fails ? refusal(403, 'No.') : reply(200, { assignees: [bruno] }));
  const { host, user } = await openPlans({
    rest: 'p1',
    routes: { ...server.routes, 'GET /api/v1/plans/assignees': assignees },
  });
  await user.click(await button('Editar «Elegir la torta»'));
  expect(await screen.findByText(/^No se pudo leer a quiénes elegir\./)).toBeVisible();
  fails = false;
  await user.click(await button('Reintentar'));
  await waitFor(() => expect(document.querySelector('option[value^="Bruno Sosa"]')).not.toBeNull());
  expect(screen.queryByText(/^No se pudo leer a quiénes/)).toBeNull();
  await host.close();
});

test('who answers for a plan is an account, also where somebody of the roster is called the same', async () => {
  const server = fakePlan(aPlan());
  const named = (kind: string, id: string, name: string) => ({
    ...{ kind, id, name, team: null, office: null },
  });
  const assignees = [
    named('person', 'ana-1', 'Ana Paz'),
    named('account', 'ana-2', 'Ana Paz'),
    named('person', 'eva-1', 'Eva Sosa'),
  ];
  const { host, user } = await openPlans({
    rest: 'p1',
    routes: { ...server.routes, 'GET /api/v1/plans/assignees': () => reply(200, { assignees }) },
  });
  const write = async (name: string) => {
    const entry = screen.getByRole('combobox', { name: 'Responsable' });
    await user.clear(entry);
    await user.type(entry, name);
    await user.click(await button('Guardar'));
  };
  await user.click(await button('Editar título y responsable'));
  await write('Eva Sosa');
  expect(await screen.findByText('Elegí a alguien de la lista.')).toBeVisible();
  await write('Ana Paz');
  await waitFor(() => expect(server.now().owner?.id).toBe('ana-2'));
  await host.close();
});

test('more business days before than a plan counts are told in words, and not sent', async () => {
  const server = fakePlan(aPlan());
  const { host, user, sent } = await openPlans({ rest: 'p1', routes: server.routes });
  const days = await screen.findByRole('spinbutton', { name: 'Días antes' });
  await user.type(screen.getByRole('textbox', { name: 'Nueva tarea' }), 'Inflar globos');
  await user.clear(days);
  await user.type(days, '200');
  await user.click(await button('Agregar'));
  const told = 'Escribí cuántos días hábiles antes, de 0 a 130.';
  expect(await screen.findByText(told)).toBeVisible();
  await user.click(await button('Editar «Elegir la torta»'));
  const before = screen.getByRole('spinbutton', { name: 'Días hábiles antes' });
  await user.clear(before);
  await user.type(before, '131');
  await user.click(await button('Guardar'));
  expect(before).toHaveAccessibleDescription(told);
  expect([...sent('POST'), ...sent('PATCH')]).toEqual([]);
  await host.close();
});
