import { refusal, reply } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aBoard, aSummary, aTask, TODAY } from '../testing/fixtures.ts';
import { button, openPlans } from '../testing/open-plans.tsx';

const LATE = aSummary({
  id: 'late',
  title: 'Asado de fin de año',
  tasks: { open: 2, done: 1, late: 1, noTime: 2 },
  due: [aTask('t9', { title: 'Reservar el quincho', timing: 'late', dueOn: '2026-11-27' })],
});

const GET = 'GET /api/v1/plans';

afterEach(() => jest.useRealTimers());

test('shows each plan with what it is for, how far it is and what is late', async () => {
  const { host } = await openPlans({
    routes: {
      [GET]: ({ query }) =>
        reply(200, aBoard(query.get('view') === 'week' ? [LATE, aSummary()] : [])),
    },
  });
  const [first] = await screen.findAllByRole('listitem');
  expect(await screen.findByText('2 planes')).toBeVisible();
  expect(first).toHaveTextContent('Asado de fin de año');
  expect(first).toHaveTextContent('1 de 3 tareas');
  expect(first).toHaveTextContent('1 vencida2 no llegan');
  expect(first).toHaveTextContent('Vencida · vie 27 nov');
  expect(screen.getByRole('link', { name: 'Asado de fin de año' })).toHaveAttribute(
    'href',
    '/planes/late',
  );
  await host.close();
});

test('a holiday has no mark of observances, in words neither', async () => {
  const on = { ...LATE.on, type: 'festivo' as const, title: 'Navidad' };
  const lines = [aSummary({ id: 'a', on: { ...on, isHoliday: true } }), aSummary({ id: 'b', on })];
  const { host } = await openPlans({ routes: { [GET]: () => reply(200, aBoard(lines)) } });
  const [holiday, observance] = await screen.findAllByText('Navidad');
  expect(holiday).toHaveTextContent('Feriado: Navidad');
  expect(holiday?.querySelector('svg')).toBeNull();
  expect(observance).toHaveTextContent('Efemérides: Navidad');
  expect(observance?.querySelector('svg')).not.toBeNull();
  await host.close();
});

test('a task is ticked where it is read', async () => {
  const { host, user, sent } = await openPlans({
    routes: {
      [GET]: () => reply(200, aBoard([LATE])),
      'PUT /api/v1/plans/{plan}/tasks/{task}/done': () => refusal(404, 'La tarea ya no está.'),
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Reservar el quincho' }));
  await waitFor(() => expect(sent('PUT')).toHaveLength(1));
  expect(sent('PUT')[0]).toMatchObject({
    path: '/api/v1/plans/late/tasks/t9/done',
    body: { done: true },
  });
  await host.close();
});

test('whose plans they are can be chosen among those who have some', async () => {
  const owners = [
    { id: 'a1', name: 'Ana Paz' },
    { id: 'b1', name: 'Bruno Sosa' },
  ];
  const { host, user } = await openPlans({
    routes: {
      [GET]: ({ query }) =>
        reply(200, { ...aBoard(query.get('owner') === 'b1' ? [LATE] : []), owners }),
    },
  });
  const owner = await screen.findByRole('combobox', { name: 'Responsable' });
  await user.selectOptions(owner, 'Bruno Sosa');
  expect(await screen.findByRole('link', { name: 'Asado de fin de año' })).toBeVisible();
  await host.close();
});

test('a view and a filter are asked for, and where nothing fits it says so', async () => {
  const { host, user } = await openPlans({
    routes: {
      [GET]: ({ query }) =>
        reply(200, aBoard(query.get('view') === 'all' && !query.get('state') ? [LATE] : [])),
    },
  });
  expect(await screen.findByText('Nada vence esta semana')).toBeVisible();
  await user.click(await button('Todos'));
  expect(await screen.findByRole('link', { name: 'Asado de fin de año' })).toBeVisible();
  const states = screen.getByRole('combobox', { name: 'Estado' });
  await user.selectOptions(states, within(states).getByRole('option', { name: 'Hecho' }));
  expect(await screen.findByText('Ningún plan coincide')).toBeVisible();
  expect(screen.getByText('Probá con menos filtros.')).toBeVisible();
  await user.click(await button('Quitar filtros'));
  expect(await screen.findByRole('link', { name: 'Asado de fin de año' })).toBeVisible();
  expect(states).toHaveDisplayValue('Todos');
  expect(document.body).not.toHaveFocus();
  await host.close();
});

test('the first time it teaches how a plan begins', async () => {
  const { host, user } = await openPlans({ routes: { [GET]: () => reply(200, aBoard([])) } });
  await user.click(await button('Todos'));
  expect(await screen.findByText('Todavía no hay planes')).toBeVisible();
  expect(screen.getByText('Armar el plan')).toBeVisible();
  await host.close();
});

test('the next page is read where there is one', async () => {
  const { host, user } = await openPlans({
    routes: {
      [GET]: ({ query }) =>
        reply(
          200,
          query.get('after') === 'two'
            ? aBoard([aSummary()], { total: 2 })
            : aBoard([LATE], { total: 2, next: 'two' }),
        ),
    },
  });
  await user.click(await button('Ver más planes'));
  const next = await screen.findByRole('link', { name: 'Merienda en la terraza' });
  await waitFor(() => expect(next).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Ver más planes' })).not.toBeInTheDocument();
  await host.close();
});

test('the next page is read once, however often it is asked for, and what did not come says so', async () => {
  let isDown = true;
  const { host, user } = await openPlans({
    routes: {
      [GET]: ({ query }) => {
        if (query.get('after') !== 'two') {
          return reply(200, aBoard([LATE], { total: 2, next: 'two' }));
        }
        return isDown ? refusal(503, 'Probá más tarde.') : reply(200, aBoard([aSummary()]));
      },
    },
  });
  await user.dblClick(await button('Ver más planes'));
  expect(await screen.findByText(/^No se pudieron cargar más planes\./)).toBeVisible();
  isDown = false;
  await user.click(await button('Reintentar'));
  const next = await screen.findByRole('link', { name: 'Merienda en la terraza' });
  await waitFor(() => expect(next).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Asado de fin de año' })).toBeVisible();
  await host.close();
});

test('where they cannot be read it says so, and reads again when asked', async () => {
  let isDown = true;
  const { host, user } = await openPlans({
    routes: { [GET]: () => (isDown ? refusal(403, 'No.') : reply(200, aBoard([LATE]))) },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Los planes no se pudieron cargar.');
  isDown = false;
  await user.click(await button('Reintentar'));
  const first = await screen.findByRole('link', { name: 'Asado de fin de año' });
  await waitFor(() => expect(first).toHaveFocus());
  await host.close();
});

test('without a connection it says so, and reads by itself once there is one', async () => {
  const turn = (isOnline: boolean) =>
    act(() => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  let isThere = false;
  const { host, user } = await openPlans({
    routes: {
      [GET]: ({ query }) => {
        if (query.get('view') === 'week') return reply(200, aBoard([]));
        if (!isThere) throw new TypeError('Failed to fetch');
        return reply(200, aBoard([LATE]));
      },
    },
  });
  await screen.findByText(/^Nada vence esta semana/);
  turn(false);
  await user.click(await button('Todos'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Los planes no se pudieron cargar. Estás sin conexión: cuando vuelva, esto se carga solo.',
  );
  isThere = true;
  turn(true);
  expect(await screen.findByRole('link', { name: 'Asado de fin de año' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  jest.restoreAllMocks();
  await host.close();
});

test('nobody sees any without an account: whom they are for might be looking', async () => {
  const { host } = await openPlans({ isSignedIn: false });
  expect(await button('Ingresar')).toBeVisible();
  expect(host.requests.filter(({ path }) => path.startsWith('/api/v1/plans'))).toEqual([]);
  await host.close();
});

test('on a page that stays open what is due is read again once it is another day', async () => {
  const { host } = await openPlans({
    routes: {
      [GET]: () => {
        const timing = new Date().toISOString() < '2026-12-02T03' ? 'today' : 'late';
        return reply(200, aBoard([aSummary({ due: [aTask('t1', { timing, dueOn: TODAY })] })]));
      },
    },
  });
  expect(await screen.findByText('Para hoy · mar 1 dic')).toBeVisible();
  act(() => {
    jest.setSystemTime(new Date('2026-12-02T00:00:30-03:00'));
    // As a laptop that wakes: the page was never out of sight.
    window.dispatchEvent(new Event('focus'));
  });
  expect(await screen.findByText('Vencida · mar 1 dic')).toBeVisible();
  await host.close();
});
