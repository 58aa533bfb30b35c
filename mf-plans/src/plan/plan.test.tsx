import { changed, queryClient } from '@almanaque/shared-contracts';
import { refusal } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakePlan } from '../testing/fake-plan.ts';
import { aPlan } from '../testing/fixtures.ts';
import { button, openPlans } from '../testing/open-plans.tsx';

const open = async (plan = aPlan()) => {
  const server = fakePlan(plan);
  const page = await openPlans({ rest: plan.id, routes: server.routes });
  await screen.findByRole('heading', { level: 1, name: plan.title });
  return { server, ...page };
};
const plain = (element: HTMLElement) => element.textContent.replaceAll(/\s+/g, ' ');

afterEach(() => jest.useRealTimers());

test('says what it is for, how long is left, and whose it is', async () => {
  const { host } = await open();
  expect(screen.getByText('lunes 14 de diciembre de 2026')).toBeVisible();
  expect(screen.getByText('Quedan 8 días hábiles')).toBeVisible();
  expect(screen.getByText('Bruno Sosa', { selector: 'b' })).toBeVisible();
  expect(screen.getByRole('img', { name: /Línea de tiempo: 3 tareas/ })).toBeVisible();
  await host.close();
});

test('its state is set by hand, each from any other', async () => {
  const { host, server, user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Hecho' }));
  await waitFor(() => expect(server.now().state).toBe('hecho'));
  await user.click(screen.getByRole('radio', { name: 'Idea' }));
  await waitFor(() => expect(server.now().state).toBe('idea'));
  await host.close();
});

test('a state chosen after another person wrote something else stands beside it', async () => {
  const { host, server, user } = await open();
  server.elsewhere({ notes: 'Ana es celíaca.' });
  await user.click(screen.getByRole('radio', { name: 'Hecho' }));
  await waitFor(() =>
    expect(server.now()).toMatchObject({ state: 'hecho', notes: 'Ana es celíaca.' }),
  );
  await host.close();
});

test('what two wrote in the same field is told, and kept only once that is wanted', async () => {
  const { host, server, user } = await open();
  await user.click(await button('Escribir notas'));
  await user.type(screen.getByRole('textbox', { name: 'Notas' }), 'Lleva globos.');
  server.elsewhere({ notes: 'Sin globos.' });
  await user.click(await button('Guardar'));
  expect(await screen.findByText(/Ahora dice Notas: «Sin globos\.»/)).toBeVisible();
  expect(server.now().notes).toBe('Sin globos.');
  await user.click(await button('Guardar'));
  await waitFor(() => expect(server.now().notes).toBe('Lleva globos.'));
  await host.close();
});

test('a budget shows what is left, and for each head', async () => {
  const { host, user } = await open(aPlan({ people: 4 }));
  await user.click(await button('Definir el presupuesto'));
  await user.type(screen.getByRole('textbox', { name: /^Presupuesto/ }), '1.000,50');
  await user.click(await button('Guardar'));
  await user.click(await button('Agregar un gasto'));
  await user.type(screen.getByRole('textbox', { name: 'Qué' }), 'Torta');
  await user.type(screen.getByRole('textbox', { name: 'Importe' }), '1200');
  await user.click(screen.getAllByRole('button', { name: 'Agregar' })[1] as HTMLElement);
  const money = screen.getByRole('region', { name: 'Presupuesto' });
  await waitFor(() => expect(plain(money)).toContain('De más$ 199,50'));
  expect(plain(money)).toContain('Por persona (4)$ 300');
  expect(within(money).getByRole('list', { name: 'Gastos' })).toHaveTextContent('Torta');
  await host.close();
});

test('how it went is asked for once the day has come, and ends the plan', async () => {
  const on = { ...aPlan().on, date: '2026-11-27', day: '2026-11-27' };
  const { host, server, user } = await open(aPlan({ on, businessDaysLeft: 0 }));
  await user.click(await button('Contar cómo salió'));
  await user.click(await button('Guardar'));
  expect(await screen.findByText('Elegí de 1 a 5 cómo salió.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '4 de 5: Muy bien' }));
  await user.type(screen.getByRole('textbox', { name: /Qué repetir/ }), 'La terraza.');
  await user.click(await button('Guardar'));
  expect(await screen.findByText('4 de 5: Muy bien', { selector: 'b' })).toBeVisible();
  expect(server.now()).toMatchObject({
    state: 'hecho',
    retrospect: { rating: 4, repeat: 'La terraza.' },
  });
  await host.close();
});

test.each([
  [404, /Este plan no está/],
  [403, /no se ve con tu cuenta/],
])('where the server answers %s it says so, and leads back to the list', async (status, words) => {
  const { host } = await openPlans({
    rest: 'p1',
    routes: { 'GET /api/v1/plans/{plan}': () => refusal(status, 'No.') },
  });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver los planes' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  await host.close();
});

test('a plan that another person deletes is said to be gone, over what was being written in it', async () => {
  const server = fakePlan(aPlan());
  let isThere = true;
  const { host, user } = await openPlans({
    rest: 'p1',
    routes: {
      ...server.routes,
      'GET /api/v1/plans/{plan}': (request) =>
        isThere
          ? server.routes['GET /api/v1/plans/{plan}']?.(request)
          : refusal(404, 'Ese plan no existe.'),
    },
  });
  await user.click(await button('Escribir notas'));
  await user.type(screen.getByRole('textbox', { name: 'Notas' }), 'Lleva globos.');
  isThere = false;
  await act(() => changed(queryClient(), '', 'plans'));
  expect(await screen.findByRole('alert', { name: 'Este plan no está' })).toHaveTextContent(
    'lo último que llegó',
  );
  expect(screen.getByRole('textbox', { name: 'Notas' })).toHaveValue('Lleva globos.');
  isThere = true;
  await act(() => changed(queryClient(), '', 'plans'));
  await waitFor(() => expect(screen.queryByText(/lo último que llegó/)).toBeNull());
  await host.close();
});
