import { navigation, toastStore } from '@almanaque/shared-contracts';
import {
  heldAnswer,
  provider,
  providersResponse,
  refusal,
  reply,
  type FakeRequest,
  type FakeRoutes,
} from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { fakePlan } from '../testing/fake-plan.ts';
import { aPlan } from '../testing/fixtures.ts';
import { button, openPlans } from '../testing/open-plans.tsx';

const PLAN = '/api/v1/plans/{plan}';
const CHANGE = `PATCH ${PLAN}`;

/** A plan whose server lets what is asked by `route` wait. */
async function openWith(route: string, plan = aPlan(), others: FakeRoutes = {}) {
  const server = fakePlan(plan);
  const held = heldAnswer((request) => server.routes[route]?.(request) ?? reply(200, { plan }));
  const page = await openPlans({
    rest: 'p1',
    routes: { ...server.routes, ...others, [route]: held.route },
  });
  await screen.findByRole('heading', { level: 1, name: plan.title });
  return { ...page, server, answer: () => act(held.release) };
}
const entry = (name: string | RegExp) => screen.getByRole('textbox', { name });

afterEach(() => jest.useRealTimers());

test('of states chosen while one is saved the last stands, and none is sent that it took over', async () => {
  const { host, user, server, sent, answer } = await openWith(CHANGE);
  for (const name of ['Hecho', 'Cancelado', 'Idea']) {
    await user.click(screen.getByRole('radio', { name }));
  }
  expect(screen.getByRole('radio', { name: 'Idea' })).toBeChecked();
  answer();
  const states = () => sent('PATCH').map(({ body }) => (body as { state: string }).state);
  await waitFor(() => expect(states()).toEqual(['hecho', 'idea']));
  await waitFor(() => expect(server.now().state).toBe('idea'));
  expect(screen.getByRole('radio', { name: 'Idea' })).toBeChecked();
  await host.close();
});

test('of providers chosen while one is saved the last stands, and the others stay on the list', async () => {
  const directory = ['Tortoni', 'Gato Negro', 'Las Violetas'].map((name, index) =>
    provider({ id: `cafe-${index}`, name }),
  );
  const providers = directory.map(({ id }) => ({ id, note: '', chosen: false }));
  const { host, user, server, answer } = await openWith(CHANGE, aPlan({ providers }), {
    'GET /api/v1/providers': () => providersResponse(directory),
  });
  await user.click(await button('Elegir Tortoni'));
  await user.click(await button('Elegir Gato Negro'));
  await user.click(await button('Quitar Las Violetas'));
  expect(await button('Elegir Tortoni')).toBeVisible();
  expect(await button('Dejar de elegir Gato Negro')).toBeVisible();
  answer();
  const kept = () => server.now().providers.map(({ id, chosen }) => [id, chosen]);
  await waitFor(() =>
    expect(kept()).toEqual([
      ['cafe-0', false],
      ['cafe-1', true],
    ]),
  );
  await host.close();
});

test('a budget that is answered late takes no expense along that is being entered', async () => {
  const { host, user, answer } = await openWith(CHANGE);
  await user.click(await button('Definir el presupuesto'));
  await user.type(entry(/^Presupuesto/), '1000');
  await user.click(await button('Guardar'));
  await user.click(await button('Agregar un gasto'));
  await user.type(entry('Qué'), 'Torta');
  answer();
  expect(await screen.findByText('Queda')).toBeVisible();
  expect(entry('Qué')).toHaveValue('Torta');
  await host.close();
});

test('what is written in a form opened anew stays when the answer of the first one comes', async () => {
  const { host, user, server, answer } = await openWith(CHANGE);
  await user.click(await button('Escribir notas'));
  await user.type(entry('Notas'), 'Lleva globos.');
  await user.click(await button('Guardar'));
  await user.click(await button('Cancelar'));
  await user.click(await button('Descartar los cambios'));
  await user.click(await button('Escribir notas'));
  await user.type(entry('Notas'), 'Ana es celíaca.');
  answer();
  await waitFor(() => expect(server.now().notes).toBe('Lleva globos.'));
  // The page has the answer once it names the notes there are.
  await user.click(await button('Guardar'));
  expect(await screen.findByText(/Ahora dice Notas: «Lleva globos\.»/)).toBeVisible();
  expect(entry('Notas')).toHaveValue('Ana es celíaca.');
  await host.close();
});

const LATER = 'Se guardó. Lo que escribiste después todavía no.';

test('what is typed on while a text is saved stays, and is saved when that is asked for', async () => {
  const { host, user, server, answer } = await openWith(CHANGE);
  await user.click(await button('Escribir notas'));
  await user.type(entry('Notas'), 'Lleva globos.');
  await user.click(await button('Guardar'));
  await user.type(entry('Notas'), ' Y velas.');
  answer();
  expect(await screen.findByText(LATER)).toBeVisible();
  expect(server.now().notes).toBe('Lleva globos.');
  expect(entry('Notas')).toHaveValue('Lleva globos. Y velas.');
  await user.click(await button('Guardar'));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Notas' })).toBeNull());
  expect(server.now().notes).toBe('Lleva globos. Y velas.');
  await host.close();
});

test('what is typed on while an expense is added changes that one, and adds no other', async () => {
  const { host, user, server, answer } = await openWith(`POST ${PLAN}/expenses`);
  await user.click(await button('Agregar un gasto'));
  await user.type(entry('Qué'), 'Torta');
  await user.type(entry('Importe'), '1200');
  await user.click(screen.getAllByRole('button', { name: 'Agregar' })[1] as HTMLElement);
  await user.type(entry('Qué'), ' de chocolate');
  answer();
  expect(await screen.findByText(LATER)).toBeVisible();
  await user.click(await button('Guardar'));
  await waitFor(() =>
    expect(server.now().expenses.map(({ what }) => what)).toEqual(['Torta de chocolate']),
  );
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Qué' })).toBeNull());
  await host.close();
});

test('a task typed while the one before is still on its way stays to be added', async () => {
  const { host, user, answer } = await openWith(`POST ${PLAN}/tasks`);
  await user.type(entry('Nueva tarea'), 'Comprar velas{Enter}');
  await user.clear(entry('Nueva tarea'));
  await user.type(entry('Nueva tarea'), 'Inflar globos');
  answer();
  expect(await screen.findByRole('checkbox', { name: 'Comprar velas' })).toBeVisible();
  expect(entry('Nueva tarea')).toHaveValue('Inflar globos');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('checkbox', { name: 'Inflar globos' })).toBeVisible();
  expect(entry('Nueva tarea')).toHaveValue('');
  await host.close();
});

test('a refusal that comes late leaves the focus where the person is by then', async () => {
  const { host, user, server, answer } = await openWith(CHANGE);
  await user.click(await button('Editar título y responsable'));
  await user.clear(entry('Título'));
  await user.type(entry('Título'), 'Otro');
  await user.click(await button('Guardar'));
  await user.type(entry('Nueva tarea'), 'Inflar ');
  server.elsewhere({ title: 'De otra persona' });
  answer();
  expect(await screen.findByText(/Ahora dice/)).toBeVisible();
  expect(entry('Nueva tarea')).toHaveFocus();
  await host.close();
});

test('a plan whose deletion was cancelled meanwhile leads nobody away', async () => {
  const plan = aPlan();
  const { host, user, answer } = await openWith(`DELETE ${PLAN}`, plan);
  const go = jest.spyOn(navigation(), 'go');
  await user.click(await button('Borrar el plan…'));
  await user.click(await button('Borrar el plan'));
  await user.click(await button('Cancelar'));
  answer();
  const told = () =>
    toastStore()
      .getState()
      .map(({ text }) => text);
  await waitFor(() => expect(told()).toContain('Se borró «Merienda en la terraza».'));
  expect(go).not.toHaveBeenCalled();
  await host.close();
});

const answered = (note: string, chosen = false) => ({
  providers: [{ id: 'lidoro', note, chosen }],
});

test('what a provider answered is kept beside what another person chose meanwhile', async () => {
  const { host, user, server, answer } = await openWith(CHANGE, aPlan(answered('')));
  await user.click(await button(/^Anotar respuesta/));
  await user.type(entry(/^Qué respondió/), 'Sale 90.000.');
  server.elsewhere(answered('', true));
  await user.click(await button('Guardar'));
  answer();
  await waitFor(() => expect(server.now()).toMatchObject(answered('Sale 90.000.', true)));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Qué respondió/ })).toBeNull());
  await host.close();
});

test('what a provider answered is kept between two choices of a provider, and so are they', async () => {
  const directory = [provider({ id: 'lidoro', name: 'Lidoro' }), provider({ id: 'b', name: 'B' })];
  const providers = directory.map(({ id }) => ({ id, note: '', chosen: false }));
  const server = fakePlan(aPlan({ providers }));
  const change = (request: FakeRequest) => server.routes[CHANGE]?.(request) ?? reply(404, {});
  const held = heldAnswer(change);
  let isFirst = true;
  const { host, user } = await openPlans({
    rest: 'p1',
    routes: {
      ...server.routes,
      'GET /api/v1/providers': () => providersResponse(directory),
      [CHANGE]: (request) => {
        const answer = isFirst ? held.route(request) : change(request);
        isFirst = false;
        return answer;
      },
    },
  });
  await user.click(await button('Elegir B'));
  await user.click(await button('Anotar respuesta de Lidoro'));
  await user.type(entry(/^Qué respondió/), 'Sale 90.000.');
  await user.click(await button('Guardar'));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Qué respondió/ })).toBeNull());
  await user.click(await button('Elegir Lidoro'));
  act(held.release);
  await waitFor(() =>
    expect(server.now().providers).toEqual([
      { id: 'lidoro', note: 'Sale 90.000.', chosen: true },
      { id: 'b', note: '', chosen: false },
    ]),
  );
  expect(toastStore().getState()).toEqual([]);
  await host.close();
});

test('what another person noted of a provider meanwhile is told, and not replaced unseen', async () => {
  const { host, user, server, answer } = await openWith(CHANGE, aPlan(answered('Sale 80.000.')));
  await user.click(await button(/^Anotar respuesta/));
  await user.clear(entry(/^Qué respondió/));
  await user.type(entry(/^Qué respondió/), 'Sale 90.000.');
  server.elsewhere(answered('Ya no entregan.'));
  answer();
  // Adding a task brings the plan as it is now: the page knows of the other note before it is saved.
  await user.type(entry('Nueva tarea'), 'Comprar velas{Enter}');
  expect(await screen.findByRole('checkbox', { name: 'Comprar velas' })).toBeVisible();
  await user.click(await button('Guardar'));
  expect(await screen.findByText(/«Ya no entregan\.»/)).toBeVisible();
  expect(server.now()).toMatchObject(answered('Ya no entregan.'));
  expect(entry(/^Qué respondió/)).toHaveValue('Sale 90.000.');
  await user.click(await button('Guardar'));
  await waitFor(() => expect(server.now()).toMatchObject(answered('Sale 90.000.')));
  await host.close();
});

test.each(['tasks', 'expenses'] as const)(
  'of %s one that is sent again after its answer was lost is added once',
  async (list) => {
    const server = fakePlan(aPlan({ tasks: [] }));
    const route = `POST ${PLAN}/${list}`;
    let isLost = true;
    const { host, user } = await openPlans({
      rest: 'p1',
      routes: {
        ...server.routes,
        [route]: (request) => {
          const kept = server.routes[route]?.(request) ?? refusal(404, 'No.');
          if (!isLost) return kept;
          isLost = false;
          return refusal(400, 'No se pudo llegar al servidor.');
        },
      },
    });
    if (list === 'tasks') {
      await user.type(await screen.findByRole('textbox', { name: 'Nueva tarea' }), 'Torta{Enter}');
    } else {
      await user.click(await button('Agregar un gasto'));
      await user.type(entry('Qué'), 'Torta');
      await user.type(entry('Importe'), '1200{Enter}');
    }
    expect(await screen.findByText('No se pudo llegar al servidor.')).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('No se pudo llegar al servidor.')).toBeNull());
    await waitFor(() => expect(screen.queryByDisplayValue('Torta')).toBeNull());
    expect(server.now()[list]).toHaveLength(1);
    await host.close();
  },
);
