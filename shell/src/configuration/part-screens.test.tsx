import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { navigation, pageContributions, type SessionAnswer } from '@almanaque/shared-contracts';
import {
  bring,
  fakeRemote,
  type Brought,
  type FakeRemote,
} from '@almanaque/shared-contracts/testing';
import type { SettingsPage } from '@almanaque/ui/screen';
import userEvent from '@testing-library/user-event';
import { sessionKey } from '../account/session.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderSettings } from '../testing/render-page.tsx';
import { ana } from '../testing/sessions.ts';
import { partScreens } from './part-screens.ts';
import { SCREEN_PATHS, screenAt } from './screens.ts';

// Loaded when first asked for; compiling it here takes longer than a test waits.
beforeAll(() => screenAt('apariencia').load());
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});

let withdraw: () => void = () => undefined;
afterEach(() => act(() => withdraw()));

const OFFICES: Omit<Brought, 'module'> = {
  point: 'settings-screen',
  id: 'offices',
  path: 'sucursales',
  title: 'Sucursales',
  about: 'Cada lugar en que se trabaja.',
  group: 'people',
  keywords: ['mapa'],
  roles: ['administrador'],
};

interface Opening extends Partial<Omit<Brought, 'point'>> {
  readonly signedIn?: boolean;
  readonly more?: readonly Brought[];
}

/** The settings at `path`, with the offices that a part brings. */
function open(path: string, { signedIn = true, more = [], ...said }: Opening = {}) {
  fakeApi({ 'GET /api/v1/auth/session': () => ({ session: signedIn ? ana : null }) });
  const module = fakeRemote('sucursales');
  withdraw = bring([...more, { ...OFFICES, module, ...said }]);
  return { module, queries: renderSettings(path) };
}

const list = () => screen.getByRole('navigation', { name: 'Configuración' });
const link = (name: RegExp) => within(list()).findByRole('link', { name });
const titles = (group: string) =>
  within(within(list()).getByRole('list', { name: group }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const given = ({ received }: FakeRemote) => received.at(-1)?.point;

test('a part’s page is listed in its group, before or after the portal’s own, and found by its words', async () => {
  open('apariencia', {
    more: [
      { ...OFFICES, id: 'first', path: 'antes', title: 'Antes', order: -1, module: fakeRemote('') },
    ],
  });
  await link(/^Sucursales/);
  const inGroup = titles('Personas');
  expect(inGroup[0]).toMatch(/^Antes/);
  expect(inGroup.at(-1)).toBe('SucursalesCada lugar en que se trabaja.');
  await userEvent.type(screen.getByRole('searchbox'), 'mapa');
  expect(within(list()).queryByRole('link', { name: /^Cuentas/ })).toBeNull();
  expect(await link(/^Sucursales/)).toBeVisible();
});

test('one that says its place stands there, also between two of the portal’s own', async () => {
  const between = { ...OFFICES, id: 'between', path: 'entre', title: 'Entre', order: 30 };
  open('apariencia', { more: [{ ...between, group: 'installation', module: fakeRemote('') }] });
  await link(/^Entre/);
  expect(titles('Instalación').map((text) => text.slice(0, 5))).toEqual([
    'Apari',
    'Entre',
    'Acerc',
  ]);
});

test('nothing of it loads before somebody points at it', async () => {
  let loads = 0;
  const load = () => {
    loads += 1;
    return Promise.resolve(fakeRemote('sucursales'));
  };
  open('apariencia', { module: load });
  const way = await link(/^Sucursales/);
  expect(loads).toBe(0);
  fireEvent.pointerEnter(way);
  await waitFor(() => expect(loads).toBe(1));
});

test('it is drawn under the title it says, told where in it the person is, and names what it shows', async () => {
  const { module } = open('sucursales/rosario');
  expect(await screen.findByText('sucursales listo')).toBeVisible();
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('Sucursales');
  expect(given(module)).toMatchObject({ base: '/configuracion/sucursales', rest: 'rosario' });
  const { action } = given(module) as { readonly action: HTMLElement };
  expect(heading.parentElement).toContainElement(action);
  const { setDetail } = given(module) as Pick<SettingsPage, 'setDetail'>;
  act(() => setDetail('Rosario'));
  expect(heading).toHaveTextContent('Rosario');
  expect(document.title).toBe('Rosario · Sucursales · Configuración · Almanaque');
  const drawn = screen.getByText('sucursales listo');
  act(() => navigation().go('/configuracion/sucursales/caba'));
  await waitFor(() => expect(given(module)).toMatchObject({ rest: 'caba' }));
  expect(screen.getByText('sucursales listo')).toBe(drawn);
});

test('of a page that has nothing but details the way back leads out', async () => {
  const { module } = open('sucursales/rosario');
  await screen.findByText('sucursales listo');
  const { setDetail } = given(module) as Pick<SettingsPage, 'setDetail'>;
  const main = within(screen.getByRole('main'));
  act(() => setDetail('Rosario'));
  expect(main.getByRole('link', { name: 'Sucursales' })).toBeVisible();
  act(() => setDetail('Rosario', true));
  expect(main.queryByRole('link', { name: 'Sucursales' })).toBeNull();
  expect(main.getByRole('link', { name: 'Configuración' })).toHaveAttribute(
    'href',
    '/configuracion',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rosario');
});

test('whom it is not for reads who may see it, and nothing of it is drawn', async () => {
  const { module } = open('sucursales', { signedIn: false });
  expect(await screen.findByText('Ingresá para ver esta página.')).toBeVisible();
  expect(within(list()).queryByRole('link', { name: /^Sucursales/ })).toBeNull();
  expect(module.received).toEqual([]);
});

test.each([
  [[], 'anybody'],
  [[['colaborador', 'organizador', 'administrador'] as const], 'account'],
  [[['organizador', 'administrador'] as const], 'organiser'],
  [[['administrador'] as const], 'administrator'],
])('a page for %j opens for whoever is %s', ([roles], access) => {
  const { roles: _for, ...forAnybody } = OFFICES;
  const module = fakeRemote('sucursales');
  withdraw = bring([{ ...forAnybody, ...(roles && { roles: [...roles] }), module }]);
  const places = pageContributions().getState()?.getState().places ?? [];
  expect(partScreens(places).map((one) => one.access)).toEqual([access]);
});

test('when the session ends, what was entered in it waits unseen for the same person', async () => {
  const { queries } = open('sucursales');
  const drawn = await screen.findByText('sucursales listo');
  const answer = (told: SessionAnswer) => queries.setQueryData(sessionKey(''), told);
  act(() => void answer({ session: null, whose: ana.userId }));
  await waitFor(() => expect(drawn).not.toBeVisible());
  expect(drawn).toBeInTheDocument();
  act(() => void answer({ session: ana }));
  await waitFor(() => expect(drawn).toBeVisible());
  expect(screen.getByText('sucursales listo')).toBe(drawn);
});

test('one that does not come says so under its title, and comes when asked to', async () => {
  let isThere = false;
  const load = () => {
    if (isThere) return Promise.resolve(fakeRemote('sucursales'));
    return Promise.reject(new Error('gone'));
  };
  open('sucursales', { module: load, missing: 'Las sucursales no están disponibles por ahora.' });
  expect(await screen.findByText(/^Las sucursales no están/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sucursales');
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('sucursales listo')).toBeVisible();
});

test.each(SCREEN_PATHS)('no part takes «%s» from the portal', async (path) => {
  const { roles: _for, ...forAnybody } = { ...OFFICES, path, title: 'Impostora' };
  fakeApi({ 'GET /api/v1/auth/session': () => ({ session: null }) });
  withdraw = bring([{ ...forAnybody, module: fakeRemote('sucursales') }]);
  renderSettings(path);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/Impostora|sucursales listo/)).toBeNull();
});

test('until the registry is read nothing is said not to exist; unread, it is asked for again', async () => {
  fakeApi({ 'GET /api/v1/auth/session': () => ({ session: null }) });
  let state: { status: 'reading' | 'unread'; places: [] } = { status: 'reading', places: [] };
  let tell: () => void = () => undefined;
  const read = jest.fn();
  const before = pageContributions().getState();
  const subscribe = (listener: () => void) => {
    tell = listener;
    return () => undefined;
  };
  const page = { sessionIsLikely: () => true, getState: () => state, subscribe, read };
  pageContributions().setState(page, true);
  withdraw = () => pageContributions().setState(before, true);
  renderSettings('sucursales');
  expect(await screen.findByRole('status', { name: 'Cargando' })).toBeVisible();
  expect(screen.queryByText('Esta página no existe')).toBeNull();
  state = { status: 'unread', places: [] };
  act(() => tell());
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(read).toHaveBeenCalledTimes(1);
});
