import { type Subscription } from '@almanaque/api';
import { FIRST_VIEW, NO_FILTER, viewStore, type RuntimeConfig } from '@almanaque/shared-contracts';
import { type FakeRoutes, heldAnswer, refusal, reply } from '@almanaque/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/fake-api.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { ana } from '../testing/sessions.ts';
import { Subscribe } from './subscribe.tsx';

const ADDRESS = 'https://almanaque.textilsur.com.ar/feeds/secreto/almanaque.ics';
const LIST = 'GET /api/v1/subscriptions';
const CREATE = 'POST /api/v1/subscriptions';

const cordoba: Subscription = {
  id: 's-1',
  name: 'Cumpleaños de Córdoba',
  filter: { types: ['cumpleanos'], office: 'Córdoba', team: null },
  createdAt: '2026-11-20T02:00:00.000Z',
  lastUsedAt: null,
  owner: { name: 'Ana Pérez', email: 'ana@textilsur.com.ar', isMe: true },
};

const serve = (session: object | null, routes: FakeRoutes = {}) =>
  fakeApi({
    'GET /api/v1/auth/session': () => ({ session }),
    'GET /api/v1/calendar/places': () => ({ offices: ['Córdoba', 'Rosario'], teams: [] }),
    ...routes,
  });
const open = async (installation?: Partial<RuntimeConfig>) => {
  openScreen(Subscribe, 'suscripciones', installation);
  return within(await screen.findByRole('main'));
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => viewStore().restore(FIRST_VIEW));

test('a reader gets the public address of what they see, without people’s types', async () => {
  viewStore().setFilter({ types: ['festivo', 'cumpleanos'], office: 'Córdoba', team: null });
  serve(null);
  const page = await open();
  const address = await page.findByLabelText('Dirección');
  expect(address).toHaveValue(
    'http://localhost/feeds/publico/almanaque.ics?types=festivo&office=C%C3%B3rdoba',
  );
  expect(page.queryByRole('checkbox', { name: 'Cumpleaños' })).toBeNull();
  await userEvent.selectOptions(page.getByLabelText('Oficina'), 'Todas las oficinas');
  await userEvent.click(page.getByRole('checkbox', { name: 'Evento empresarial' }));
  expect(page.getByLabelText('Dirección')).toHaveValue(
    'http://localhost/feeds/publico/almanaque.ics',
  );
});

test('with no type chosen there is no address, and it says why', async () => {
  viewStore().setFilter({ ...NO_FILTER, types: ['festivo'] });
  serve(null);
  const page = await open();
  await userEvent.click(await page.findByRole('checkbox', { name: 'Efemérides' }));
  expect(page.getByText('Elegí al menos un tipo de evento.')).toBeVisible();
  expect(page.queryByLabelText('Dirección')).toBeNull();
});

test('nor where everything was shown, and all that the public calendar has is left out', async () => {
  serve(null);
  const page = await open();
  await userEvent.click(await page.findByRole('checkbox', { name: 'Efemérides' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Evento empresarial' }));
  expect(page.getByText('Elegí al menos un tipo de evento.')).toBeVisible();
  expect(page.queryByLabelText('Dirección')).toBeNull();
});

test('where reading takes a session there is no public address to offer', async () => {
  serve(null);
  const page = await open({ readingNeedsSignIn: true });
  expect(await page.findByRole('button', { name: 'Ingresar' })).toBeVisible();
  expect(page.queryByLabelText('Dirección')).toBeNull();
});

test('one that reaches too many people says so when it is made', async () => {
  const { writes } = serve(ana, {
    [LIST]: () => ({ subscriptions: [] }),
    [CREATE]: () => reply(201, { subscription: cordoba, address: ADDRESS, peopleLeftOut: true }),
  });
  const page = await open();
  await press('Nueva suscripción');
  await press('Crear suscripción');
  expect(await page.findByLabelText('Dirección')).toHaveValue(ADDRESS);
  expect(page.getByRole('alert')).toHaveTextContent('más de 5.000 personas');
  expect(writes).toEqual([{ route: CREATE, body: { name: 'Almanaque', filter: NO_FILTER } }]);
});

test('one that was cancelled while it was made is told, and takes the place of none begun since', async () => {
  const held = heldAnswer(() =>
    reply(201, { subscription: cordoba, address: ADDRESS, peopleLeftOut: false }),
  );
  const { writes } = serve(ana, {
    [LIST]: () => ({ subscriptions: [] }),
    [CREATE]: held.route,
  });
  const page = await open();
  await press('Nueva suscripción');
  await press('Crear suscripción');
  await press('Creando…');
  await press('Cancelar');
  await press('Nueva suscripción');
  const name = await page.findByRole('textbox', { name: 'Nombre' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Otra');
  act(held.release);
  expect(await screen.findByText(/^«Cumpleaños de Córdoba» se creó, pero/)).toBeVisible();
  expect(name).toHaveValue('Otra');
  expect(name).toHaveFocus();
  expect(writes).toHaveLength(1);
});

test('what is typed on while one is made stays, beside the address of that one', async () => {
  const held = heldAnswer(() =>
    reply(201, { subscription: cordoba, address: ADDRESS, peopleLeftOut: false }),
  );
  let isFirst = true;
  const { writes } = serve(ana, {
    [LIST]: () => ({ subscriptions: [] }),
    [CREATE]: (request) => {
      if (isFirst) {
        isFirst = false;
        return held.route(request);
      }
      const subscription = { ...cordoba, id: 's-2', name: 'Almanaque de casa' };
      return reply(201, { subscription, address: `${ADDRESS}?2`, peopleLeftOut: false });
    },
  });
  const page = await open();
  await press('Nueva suscripción');
  await press('Crear suscripción');
  const name = page.getByRole('textbox', { name: 'Nombre' });
  await userEvent.type(name, ' de casa');
  act(held.release);
  expect(await page.findByLabelText('Dirección')).toHaveValue(ADDRESS);
  expect(page.getByText('Se guardó. Lo que escribiste después todavía no.')).toBeVisible();
  expect(name).toHaveValue('Almanaque de casa');
  expect(name).toHaveFocus();
  await press('Crear suscripción');
  await page.findByRole('heading', { name: 'Almanaque de casa' });
  expect(
    page.getAllByLabelText('Dirección').map((address) => (address as HTMLInputElement).value),
  ).toEqual([ADDRESS, `${ADDRESS}?2`]);
  await press('Listo');
  expect(await page.findByText('Todavía no hay ninguna suscripción.')).toBeVisible();
  expect(page.queryByLabelText('Dirección')).toBeNull();
  expect(writes.map(({ body }) => body)).toMatchObject([
    { name: 'Almanaque' },
    { name: 'Almanaque de casa' },
  ]);
});

test('one that could not be made keeps what was entered, and where the person is by then', async () => {
  const held = heldAnswer(() => refusal(500, 'Algo falló de nuestro lado.'));
  serve(ana, { [LIST]: () => ({ subscriptions: [] }), [CREATE]: held.route });
  const page = await open();
  await press('Nueva suscripción');
  await userEvent.type(await page.findByRole('textbox', { name: 'Nombre' }), ' de casa');
  await press('Crear suscripción');
  await userEvent.selectOptions(page.getByLabelText('Oficina'), 'Rosario');
  act(held.release);
  expect(await page.findByText('Algo falló de nuestro lado.')).toBeVisible();
  expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Almanaque de casa');
  expect(page.getByLabelText('Oficina')).toHaveValue('Rosario');
});

test('what the server refuses is told, and the address stays in the list', async () => {
  serve(ana, {
    [LIST]: () => ({ subscriptions: [cordoba] }),
    'DELETE /api/v1/subscriptions/s-1': () => refusal(404, 'Esa suscripción ya no está.'),
  });
  const page = await open();
  const row = within(await page.findByRole('listitem'));
  expect(row.getByText('Cumpleaños · Oficina Córdoba')).toBeVisible();
  expect(row.getByText(/Creada el 19 de noviembre de 2026/)).toHaveTextContent(
    'Todavía no la leyó',
  );
  await press('Revocar Cumpleaños de Córdoba');
  await press('Revocar para siempre');
  expect(await row.findByText('Esa suscripción ya no está.')).toBeVisible();
});
