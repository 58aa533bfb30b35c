import {
  FIRST_VIEW,
  NO_FILTER,
  queryClient,
  selectionStore,
  toastStore,
  viewStore,
} from '@almanaque/shared-contracts';
import { fakeRemote, runtimeConfig as configWith } from '@almanaque/shared-contracts/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Arrival } from './account/arrival.ts';
import { App } from './app.tsx';
import type { BootData } from './boot/boot-data.ts';
import { createRemoteConnection, type Connect } from './remotes/remote-connection.ts';
import { RemoteFailure } from './remotes/remote-state.ts';
import type { Remotes } from './remotes/remotes.ts';

const runtimeConfig = configWith({ companyName: 'Textil Sur' });
const NOTHING_BROUGHT: Arrival = { invitation: null, recovery: null, failure: null };
const boot: BootData = {
  registry: null,
  manifests: {},
  runtimeConfig,
  nonce: 'n0nce',
  overrideOrigins: [],
};

const event = {
  id: 'soberania',
  date: '2026-11-23',
  title: 'Día de la Soberanía Nacional',
  description: '',
  type: 'festivo',
  tone: 'festivo',
  origin: { kind: 'efemeride', sector: 'general', norm: null },
  picture: null,
};

/** The server, with `event` on its day and nothing else. */
function serve(events: readonly (typeof event)[]) {
  const fetchMock = jest.fn((input: string) => {
    const url = new URL(input, 'http://localhost');
    const [, day] = /days\/(.*)$/.exec(url.pathname) ?? [];
    const body = url.pathname.endsWith('/session')
      ? { session: null }
      : day
        ? { date: day, events: events.filter(({ date }) => date === day) }
        : {
            from: url.searchParams.get('from'),
            to: url.searchParams.get('to'),
            days: events.map((one) => ({
              date: one.date,
              events: [one],
              total: 1,
              highlights: [one.type],
            })),
          };
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(body) });
  });
  Object.assign(globalThis, { fetch: fetchMock });
}

const calendar = fakeRemote('calendario');
const bell = fakeRemote('campanita');
const recommendations = fakeRemote('recomendaciones');

const remotesWith = (overrides: Partial<Record<keyof Remotes, Connect>> = {}): Remotes => {
  const one = (name: keyof Remotes, module: ReturnType<typeof fakeRemote>) =>
    createRemoteConnection(
      name,
      overrides[name] ?? (() => Promise.resolve({ module, version: '0.9.1' })),
    );
  return {
    'mf-calendar': one('mf-calendar', calendar),
    'mf-notifications': one('mf-notifications', bell),
    'mf-recommendations': one('mf-recommendations', recommendations),
  };
};

/** Opens the page and lets what is on its way arrive. */
const open = async (address = '/', remotes = remotesWith(), arrival = NOTHING_BROUGHT) => {
  history.replaceState(null, '', address);
  render(<App boot={boot} remotes={remotes} path={location.pathname} arrival={arrival} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00-03:00') });
  jest.spyOn(console, 'warn').mockImplementation();
  queryClient().clear();
  selectionStore().restore({ kind: 'none' });
  viewStore().restore(FIRST_VIEW);
  for (const { id } of toastStore().getState()) toastStore().dismiss(id);
  serve([event]);
});
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('the header has name, tagline, both buttons and the bell from its remote', async () => {
  await open();
  expect(screen.getByText('Almanaque')).toBeVisible();
  expect(screen.getByText('Cultura viva en cada fecha')).toBeVisible();
  expect(screen.getByTestId('logo')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Recomendaciones' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Configuración' })).toBeVisible();
  expect(await screen.findByText('campanita listo')).toBeVisible();
  expect(await screen.findByText('calendario listo')).toBeVisible();
});

test('a remote is given the installation and the nonce', async () => {
  await open();
  await screen.findByText('calendario listo');
  expect(calendar.received.at(-1)).toMatchObject({ config: runtimeConfig, nonce: 'n0nce' });
});

test('a remote that fails says so in its place, and comes back when asked to', async () => {
  let broken = true;
  await open(
    '/',
    remotesWith({
      'mf-calendar': () =>
        broken
          ? Promise.reject(new RemoteFailure({ kind: 'unreachable', cause: undefined }))
          : Promise.resolve({ module: calendar, version: '0.9.1' }),
    }),
  );
  expect(await screen.findByText('El calendario no está disponible por ahora.')).toBeVisible();
  expect(await screen.findByText('campanita listo')).toBeVisible();
  broken = false;
  await user().click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('calendario listo')).toBeVisible();
});

test('a mounted remote that crashes leaves its place to the notice, the rest untouched', async () => {
  await open();
  await screen.findByText('calendario listo');
  act(() => calendar.received.at(-1)?.onError?.(new Error('render')));
  expect(await screen.findByText('El calendario no está disponible por ahora.')).toBeVisible();
  expect(screen.getByText('campanita listo')).toBeVisible();
});

test("'Recomendaciones' opens those of the next upcoming event, and loads them only then", async () => {
  await open();
  const button = screen.getByRole('button', { name: 'Recomendaciones' });
  await waitFor(() => expect(button).toBeEnabled());
  expect(screen.queryByText('recomendaciones listo')).toBeNull();
  await user().click(button);
  expect(selectionStore().getState()).toMatchObject({ kind: 'event', event: { id: 'soberania' } });
  expect(await screen.findByText('recomendaciones listo')).toBeVisible();
});

test("with nothing to recommend, 'Recomendaciones' is disabled and says why", async () => {
  serve([]);
  await open();
  expect(screen.getByRole('button', { name: 'Recomendaciones' })).toBeDisabled();
  expect(screen.getByLabelText(/^No hay un evento seleccionado/)).toBeInTheDocument();
});

test('address, title and selection tell the same, back and forward included', async () => {
  await open('/?fecha=2026-11-25');
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-25' });
  expect(document.title).toBe('Miércoles 25 de noviembre de 2026 · Almanaque');
  act(() => selectionStore().openEvent(event));
  expect(location.search).toBe('?fecha=2026-11-23&evento=soberania');
  expect(document.title).toBe('Día de la Soberanía Nacional · Almanaque');
  act(() => selectionStore().toggleDay('2026-11-23'));
  expect(location.search).toBe('');
  expect(document.title).toBe('Almanaque · Cultura viva en cada fecha');
  jest.useRealTimers();
  act(() => history.back());
  await waitFor(() =>
    expect(selectionStore().getState()).toMatchObject({
      kind: 'event',
      event: { id: 'soberania' },
    }),
  );
});

test('view and filter are in the address, come from it, and go back with it', async () => {
  await open('/?vista=agenda&tipos=cumpleanos&fecha=2026-11-25');
  const filtered = { view: 'agenda', filter: { ...NO_FILTER, types: ['cumpleanos'] } };
  expect(viewStore().getState()).toEqual(filtered);
  act(() => viewStore().setFilter({ ...NO_FILTER, office: 'Córdoba' }));
  expect(location.search).toBe('?vista=agenda&oficina=C%C3%B3rdoba&fecha=2026-11-25');
  act(() => selectionStore().toggleDay('2026-11-25'));
  act(() => viewStore().restore(FIRST_VIEW));
  expect(location.search).toBe('');
  jest.useRealTimers();
  for (const expected of ['?vista=agenda&oficina=', '&fecha=2026-11-25', '?vista=agenda&tipos=']) {
    act(() => history.back());
    await waitFor(() => expect(location.search).toContain(expected));
  }
  await waitFor(() => expect(viewStore().getState()).toEqual(filtered));
});

test('an address with an event of a crowded day’s second page opens it', async () => {
  const others = { ...event, id: 'otro' };
  const all = globalThis.fetch;
  const first = { date: event.date, events: [others], total: 2, next: 'otro' };
  Object.assign(globalThis, {
    fetch: (input: string) =>
      input.endsWith('/days/2026-11-23')
        ? Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(first) })
        : all(input),
  });
  await open('/?fecha=2026-11-23&evento=soberania');
  await waitFor(() => expect(selectionStore().getState().kind).toBe('event'));
});

test('an address with an event opens it', async () => {
  await open('/?fecha=2026-11-23&evento=soberania');
  await waitFor(() => expect(selectionStore().getState().kind).toBe('event'));
  expect(location.search).toBe('?fecha=2026-11-23&evento=soberania');
});

test('an address with an event that is gone shows its day and says so', async () => {
  await open('/?fecha=2026-11-23&evento=otro');
  expect(await screen.findByText('El evento del enlace no está en el calendario.')).toBeVisible();
  expect(location.search).toBe('?fecha=2026-11-23');
});

test('an address with a date that does not exist is said, and dropped', async () => {
  await open('/?fecha=2026-02-30');
  expect(await screen.findByText('La fecha del enlace no existe: 2026-02-30.')).toBeVisible();
  expect(location.search).toBe('');
});

test('at most three toasts show, each for four seconds', async () => {
  await open();
  act(() => ['uno', 'dos', 'tres', 'cuatro'].forEach((text) => toastStore().show(text)));
  expect(screen.queryByText('uno')).toBeNull();
  expect(screen.getByText('cuatro')).toBeVisible();
  act(() => jest.advanceTimersByTime(4000));
  expect(screen.queryByText('cuatro')).toBeNull();
});

test('any other path is the not-found page, with a way back', async () => {
  await open('/otra/cosa');
  expect(screen.getByRole('heading', { name: '404' })).toBeVisible();
  expect(screen.getByText('Oops! Page not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

test('settings choose the theme and tell the versions', async () => {
  await open();
  await screen.findByText('calendario listo');
  await user().click(screen.getByRole('button', { name: 'Configuración' }));
  await user().click(await screen.findByRole('menuitemradio', { name: 'Oscuro' }));
  expect(document.documentElement).toHaveAttribute('data-almanaque-scheme', 'dark');
  await user().click(screen.getByRole('button', { name: 'Configuración' }));
  await user().click(await screen.findByRole('menuitem', { name: 'Acerca de' }));
  const about = await screen.findByRole('dialog', { name: 'Almanaque' });
  expect(about).toHaveTextContent('Calendario0.9.1');
  expect(about).toHaveTextContent('Recomendacionestodavía no se abrió');
});
