import { type KeptProvider, type ProviderChange, type ProviderDraft } from '@almanaque/api';
import { DEFAULT_TIME_ZONE } from '@almanaque/shared-contracts';
import {
  type FakeRequest,
  type FakeRoutes,
  heldAnswer,
  refusal,
} from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/fake-api.ts';
import { openScreen, readEverythingAgain } from '../testing/open-screen.tsx';
import { ana } from '../testing/sessions.ts';
import { Providers } from './providers.tsx';

const tortoni: KeptProvider = {
  id: 'cafe-tortoni',
  name: 'Café Tortoni',
  type: 'Café notable',
  address: 'Av. de Mayo 825',
  barrio: 'Monserrat',
  phone: '+54 11 4342-4328',
  web: null,
  activities: [],
  lat: -34.608824,
  lng: -58.37813,
  retired: false,
  note: null,
  version: 1,
};
const nandu: KeptProvider = {
  ...tortoni,
  id: 'panaderia-nandu',
  name: 'Panadería Ñandú',
  type: 'Panadería',
  barrio: 'Rosario',
  activities: ['Desayunos'],
};

const EIGHT = Array.from({ length: 8 }, (_, at) => ({
  ...tortoni,
  id: `otro-${at}`,
  name: `Otro ${at}`,
  type: 'Librería',
}));

/** In the company's zone; Swedish writes dates as ISO 8601 does. */
const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: DEFAULT_TIME_ZONE }).format(new Date());

/** A server that keeps what it is sent. */
async function open(routes: FakeRoutes = {}, others: readonly KeptProvider[] = []) {
  const kept = new Map([tortoni, nandu, ...others].map((one) => [one.id, one]));
  const change =
    (id: string) =>
    ({ body }: FakeRequest) => {
      const before = kept.get(id) as KeptProvider;
      const { draft, retired = before.retired, version } = body as ProviderChange;
      if (version !== before.version) return refusal(409, 'Otra persona lo cambió.');
      const provider = { ...before, ...draft, retired, version: before.version + 1 };
      kept.set(id, provider);
      return { provider };
    };
  const api = fakeApi({
    'GET /api/v1/auth/session': () => ({ session: { ...ana, role: 'organizador' } }),
    'GET /api/v1/providers/directory': () => ({ providers: [...kept.values()] }),
    'POST /api/v1/providers': ({ body }) => {
      const provider: KeptProvider = {
        ...(body as ProviderDraft),
        id: 'nuevo',
        retired: false,
        note: null,
        version: 1,
      };
      kept.set(provider.id, provider);
      return { provider };
    },
    'PATCH /api/v1/providers/cafe-tortoni': change('cafe-tortoni'),
    ...routes,
  });
  const queries = openScreen(Providers, 'proveedores');
  const user = userEvent.setup();
  await screen.findByText(`${kept.size} proveedores`);
  return { ...api, user, kept, queries };
}

const names = () =>
  within(screen.getByRole('list', { name: 'Proveedores' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

test('what was read stays where it cannot be read again, and that is said', async () => {
  let isDown = false;
  const { queries } = await open({
    'GET /api/v1/providers/directory': () =>
      isDown ? refusal(403, 'No se pudo.') : { providers: [tortoni, nandu] },
  });
  isDown = true;
  await readEverythingAgain(queries);
  expect(await screen.findByText('No se pudo.')).toBeVisible();
  expect(names()).toEqual(['Café Tortoni', 'Panadería Ñandú']);
});

test('the late answer of one leads away from no other that was opened since', async () => {
  const held = heldAnswer(() => ({ provider: { ...tortoni, version: 2 } }));
  await open({ 'PATCH /api/v1/providers/cafe-tortoni': held.route });
  const edit = async (name: string, other: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Editar: ${name}` }));
    await userEvent.clear(await screen.findByLabelText('Nombre'));
    await userEvent.type(screen.getByLabelText('Nombre'), other);
  };
  await edit('Café Tortoni', 'El Tortoni');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Descartar los cambios' }));
  await edit('Panadería Ñandú', 'El Ñandú');
  act(held.release);
  expect(await screen.findByText('Café Tortoni se guardó.')).toBeVisible();
  expect(screen.getByLabelText('Nombre')).toHaveValue('El Ñandú');
});

test('what is typed on while one is saved stays, and is saved over what was', async () => {
  const held = heldAnswer(() => ({ provider: { ...tortoni, version: 2 } }));
  const { writes } = await open({ 'PATCH /api/v1/providers/cafe-tortoni': held.route });
  await userEvent.click(await screen.findByRole('button', { name: 'Editar: Café Tortoni' }));
  await userEvent.type(await screen.findByLabelText('Nombre'), ' de Mayo');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await userEvent.type(screen.getByLabelText('Nombre'), ' 825');
  act(held.release);
  expect(await screen.findByText(/^Se guardó\. Lo que escribiste después/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('button', { name: 'Agregar proveedor' })).toBeVisible();
  expect(writes.map(({ body }) => body)).toMatchObject([
    { version: 1, draft: { name: 'Café Tortoni de Mayo' } },
    { version: 2, draft: { name: 'Café Tortoni de Mayo 825' } },
  ]);
});

test('an organiser finds one by its words, its kind or its place, whatever the accents', async () => {
  const { user } = await open({}, EIGHT);
  await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'nandu');
  expect(names()).toEqual(['Panadería Ñandú']);
  await user.clear(screen.getByRole('searchbox', { name: 'Buscar' }));
  await user.selectOptions(screen.getByLabelText('Rubro o actividad'), 'Café notable');
  expect(names()).toEqual(['Café Tortoni']);
  await user.selectOptions(screen.getByLabelText('Barrio o ciudad'), 'Rosario');
  expect(screen.getByText('Ningún proveedor coincide con lo que buscás.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver todos los que están en uso' }));
  expect(names()).toHaveLength(10);
});

test('few have no filters, and those that are retired are found below them', async () => {
  const { user } = await open();
  const search = () => screen.queryByRole('search', { name: 'Buscar proveedores' });
  expect(search()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retirar: Café Tortoni' }));
  await user.click(await screen.findByRole('button', { name: 'Ver el retirado' }));
  expect(names()).toEqual(['Café Tortoni']);
  expect(search()).toBeVisible();
});

test('what is changed is kept by a bar that is there once something is, and no reload loses it unasked', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Editar: Café Tortoni' }));
  const name = await screen.findByLabelText('Nombre');
  expect([isAsked(), screen.queryByRole('button', { name: 'Guardar' })]).toEqual([false, null]);
  await user.type(name, '!');
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeVisible();
  expect(isAsked()).toBe(true);
  await user.type(name, '{Backspace}');
  expect([isAsked(), screen.queryByRole('button', { name: 'Guardar' })]).toEqual([false, null]);
  await user.type(name, '!');
  const back = screen.getByRole('main').querySelector('.way a') as HTMLElement;
  await user.click(back);
  await user.click(screen.getByRole('button', { name: 'Descartar los cambios' }));
  expect(names()).toHaveLength(2);
  expect(isAsked()).toBe(false);
});

test('retired, it leaves the list, and that is undone in its place', async () => {
  const { user, writes } = await open();
  await user.click(screen.getByRole('button', { name: 'Retirar: Café Tortoni' }));
  expect(await screen.findByText(/ya no se ofrece en las recomendaciones/)).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['Panadería Ñandú']));
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(writes.map(({ body }) => body)).toEqual([
    { version: 1, retired: true },
    { version: 2, retired: false },
  ]);
});

test('whoever retires one, or says that it was checked, goes on where they are', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Chequeado hoy: Café Tortoni' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Editar: Café Tortoni' })).toHaveFocus(),
  );
  await user.click(screen.getByRole('button', { name: 'Retirar: Café Tortoni' }));
  await waitFor(() => expect(names()).toEqual(['Panadería Ñandú']));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Panadería Ñandú' })).toHaveFocus(),
  );
});

test('that it was checked is said with its date, and undone', async () => {
  const { user, writes } = await open();
  expect(screen.getAllByText('Sin chequeo')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Chequeado hoy: Café Tortoni' }));
  expect(await screen.findByText('Café Tortoni quedó chequeado hoy.')).toBeVisible();
  expect(await screen.findByText(/^Último chequeo: \d+ de \w+ de \d{4}$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(screen.getAllByText('Sin chequeo')).toHaveLength(2));
  expect(writes.map(({ body }) => (body as ProviderChange).draft?.checkedOn)).toEqual([
    today(),
    null,
  ]);
});

test('what was entered goes as the contract has it, and what is wrong is said in its field', async () => {
  const { user, writes } = await open();
  await user.click(screen.getByRole('button', { name: 'Agregar proveedor' }));
  const type = (label: RegExp, text: string) => user.type(screen.getByLabelText(label), text);
  await type(/^Nombre/, 'Flores Sur');
  await type(/^Rubro/, 'Flores');
  await type(/^Dirección/, 'San Martín 1');
  await type(/^Barrio/, 'Rosario');
  await type(/^Teléfono/, 'llamar');
  await type(/^Coordenadas/, 'acá');
  await user.click(screen.getByRole('button', { name: 'Agregar' }));
  expect(await screen.findByText(/El teléfono lleva solo números/)).toBeVisible();
  expect(screen.getByText(/Son dos números separados por una coma/)).toBeVisible();
  expect(writes).toEqual([]);
  await user.clear(screen.getByLabelText(/^Teléfono/));
  await user.clear(screen.getByLabelText(/^Coordenadas/));
  await type(/^Coordenadas/, '-32.95, -60.65');
  await type(/^Página/, 'flores.com.ar');
  await type(/^Actividades/, 'Regalos, Ramos');
  await user.click(screen.getByRole('button', { name: 'Agregar' }));
  expect(await screen.findByText('Flores Sur está en el directorio.')).toBeVisible();
  expect(writes[0]?.body).toEqual({
    name: 'Flores Sur',
    type: 'Flores',
    address: 'San Martín 1',
    barrio: 'Rosario',
    phone: null,
    web: 'https://flores.com.ar',
    activities: ['Regalos', 'Ramos'],
    // Who enters one has just made sure of it.
    checkedOn: today(),
    lat: -32.95,
    lng: -60.65,
  });
});

test('a refusal stays with what was entered', async () => {
  const { user } = await open({
    'PATCH /api/v1/providers/cafe-tortoni': () => refusal(409, 'Otra persona lo cambió.'),
  });
  await user.click(screen.getByRole('button', { name: 'Editar: Café Tortoni' }));
  const phone = await screen.findByLabelText(/^Teléfono/);
  await user.clear(phone);
  await user.type(phone, '4342 0000');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Otra persona lo cambió.')).toBeVisible();
  expect(phone).toHaveValue('4342 0000');
});

test('what another person changed meanwhile is told beside what was entered, which may be kept', async () => {
  const { user, kept } = await open();
  await user.click(screen.getByRole('button', { name: 'Editar: Café Tortoni' }));
  const phone = await screen.findByLabelText(/^Teléfono/);
  await user.clear(phone);
  await user.type(phone, '4342 0000');
  kept.set(tortoni.id, { ...tortoni, phone: null, address: 'Av. de Mayo 829', version: 2 });
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(
    await screen.findByText(
      'Otra persona lo cambió mientras tanto. Ahora dice Teléfono: vacío. Si guardás de nuevo, queda lo que está acá.',
    ),
  ).toBeVisible();
  expect(phone).toHaveValue('4342 0000');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Café Tortoni se guardó.')).toBeVisible();
  expect(kept.get(tortoni.id)).toMatchObject({
    phone: '4342 0000',
    // What only the other changed holds.
    address: 'Av. de Mayo 829',
    version: 3,
  });
});

test('where two changed different things, both hold', async () => {
  const { user, kept } = await open();
  await user.click(screen.getByRole('button', { name: 'Editar: Café Tortoni' }));
  const phone = await screen.findByLabelText(/^Teléfono/);
  await user.clear(phone);
  await user.type(phone, '4342 0000');
  kept.set(tortoni.id, { ...tortoni, address: 'Av. de Mayo 829', version: 2 });
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Café Tortoni se guardó.')).toBeVisible();
  expect(kept.get(tortoni.id)).toMatchObject({ phone: '4342 0000', address: 'Av. de Mayo 829' });
});

test('one followed cold is said to be on its way', async () => {
  const held = heldAnswer(() => ({ providers: [tortoni] }));
  fakeApi({
    'GET /api/v1/auth/session': () => ({ session: ana }),
    'GET /api/v1/providers/directory': held.route,
  });
  openScreen(Providers, 'proveedores/cafe-tortoni');
  const waiting = await screen.findByRole('status', { name: 'Cargando al proveedor' });
  act(held.release);
  expect(await screen.findByRole('heading', { name: 'Café Tortoni' })).toBeVisible();
  expect(waiting).not.toBeInTheDocument();
});
