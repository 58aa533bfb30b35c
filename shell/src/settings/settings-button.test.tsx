import { ApiError, askToSignIn, privately, toastStore } from '@almanaque/shared-contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionKey } from '../account/session.ts';
import { rememberSession, sessionIsLikely } from '../account/session-hint.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderInPage } from '../testing/render-page.tsx';
import { ana } from '../testing/sessions.ts';
import { loadSettings } from './load-settings.ts';
import { SettingsButton } from './settings-button.tsx';

jest.mock('./load-settings.ts', () => ({ loadSettings: jest.fn() }));

const load = jest.mocked(loadSettings);
const really = async () => (await import('./settings.tsx')).Settings;

beforeEach(() => {
  localStorage.clear();
  load.mockReset();
  serve();
});
const serve = () =>
  fakeApi({
    'GET /api/v1/auth/session': () => ({ session: null }),
    'GET /api/v1/auth/options': () => ({
      password: true,
      openId: null,
      readingNeedsSignIn: false,
    }),
  });
const show = (arrival = {}) =>
  renderInPage(
    <SettingsButton
      isMonth
      arrival={{ invitation: null, recovery: null, failure: null, portal: null, ...arrival }}
    />,
  );
const press = () => userEvent.click(screen.getByRole('button', { name: 'Configuración' }));

test('settings that could not be loaded say so where they were asked for, and load when asked again', async () => {
  load.mockRejectedValue(new Error('ChunkLoadError'));
  show();
  await press();
  expect(await screen.findByText('Esta parte no se pudo cargar.')).toBeVisible();
  // It is tried for by itself meanwhile, and must not come before it is asked for.
  const again = screen.getByRole('button', { name: 'Reintentar' });
  load.mockReset().mockImplementation(really);
  await userEvent.click(again);
  expect(load).toHaveBeenCalled();
  expect(await screen.findByRole('menu')).toBeVisible();
});

test('pressed before they are there, they open when they arrive', async () => {
  let arrive: () => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(really()))));
  show();
  await press();
  expect(screen.queryByRole('menu')).toBeNull();
  arrive();
  expect(await screen.findByRole('menu')).toBeVisible();
});

test('a first-start link opens the dialog for the first account', async () => {
  load.mockImplementation(really);
  show({ invitation: 's3cr3t' });
  expect(await screen.findByRole('dialog', { name: 'Creá la primera cuenta' })).toBeVisible();
});

test('coming back from the company’s door without a session says why, where one signs in', async () => {
  load.mockImplementation(really);
  show({ failure: 'cancelado' });
  expect(await screen.findByRole('dialog', { name: 'Ingresar' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('No se completó el ingreso');
});

test('whoever only reads is asked for no session and loads none of it', () => {
  const { reads } = serve();
  const queries = show();
  // What is asked for when the page begins is under way by now.
  expect(queries.isFetching()).toBe(0);
  expect(load).not.toHaveBeenCalled();
  expect(reads).toEqual([]);
});

test('a browser that had a session looks after it at once', async () => {
  const { reads } = serve();
  load.mockImplementation(really);
  rememberSession(true);
  show();
  await waitFor(() => expect(reads).toEqual(['/api/v1/auth/session']));
});

test.each([
  ['before the settings are there', false],
  ['while they are there', true],
])('a part that is answered 401 %s has sign-in offered', async (_when, loaded) => {
  serve();
  load.mockImplementation(really);
  if (loaded) rememberSession(true);
  const queries = show();
  if (loaded) await waitFor(() => expect(sessionIsLikely()).toBe(false));
  const refused = queries.query({
    queryKey: ['calendar'],
    queryFn: () => Promise.reject(new ApiError(401, 'Ingresá para continuar.')),
    retry: false,
  });
  await act(() => expect(refused).rejects.toThrow());
  expect(await screen.findByRole('dialog', { name: 'Ingresar' })).toBeVisible();
});

const SESSION_ENDED = 'Tu sesión terminó. Ingresá de nuevo para seguir.';

test('what only the session may see, refused, has its end told and opens nothing over the page', async () => {
  let session: object | null = { ...ana, role: 'organizador' };
  fakeApi({ 'GET /api/v1/auth/session': () => ({ session }) });
  load.mockImplementation(really);
  rememberSession(true);
  const queries = show();
  await waitFor(() => expect(queries.getQueryData(sessionKey(''))).toMatchObject({ session }));
  session = null;
  const refused = queries.query({
    queryKey: ['plans'],
    queryFn: () => Promise.reject(new ApiError(401, 'Ingresá para continuar.')),
    retry: false,
    ...privately(),
  });
  await act(() => expect(refused).rejects.toThrow());
  await waitFor(() =>
    expect(
      toastStore()
        .getState()
        .map(({ text }) => text),
    ).toContain(SESSION_ENDED),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('whoever is about to be asked to sign in is asked, also where a read is refused meanwhile', async () => {
  let session: object | null = { ...ana, role: 'organizador' };
  let answer: () => void = () => undefined;
  fakeApi({
    'GET /api/v1/auth/session': () =>
      session ? { session } : new Promise((resolve) => (answer = () => resolve({ session: null }))),
    'GET /api/v1/auth/options': () => ({ password: true, openId: null, readingNeedsSignIn: false }),
  });
  load.mockImplementation(really);
  rememberSession(true);
  const queries = show();
  await waitFor(() => expect(queries.getQueryData(sessionKey(''))).toMatchObject({ session }));
  session = null;
  const asked = askToSignIn();
  await waitFor(() => expect(queries.isFetching({ queryKey: sessionKey('') })).toBe(1));
  const refused = queries.query({
    queryKey: ['plans'],
    queryFn: () => Promise.reject(new ApiError(401, 'Ingresá para continuar.')),
    retry: false,
    ...privately(),
  });
  await act(() => expect(refused).rejects.toThrow());
  act(() => answer());
  expect(await screen.findByRole('dialog', { name: 'Ingresar' })).toBeVisible();
  expect(asked).not.toBeNull();
});
