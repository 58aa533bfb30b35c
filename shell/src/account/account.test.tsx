import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal, type Routes } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ana } from '../testing/sessions.ts';
import { sessionIsLikely } from './session-hint.ts';
import { goTo } from './sign-in/go-to.ts';

jest.mock('./sign-in/go-to.ts', () => ({ goTo: jest.fn() }));

const SESSION = 'GET /api/v1/auth/session';
const OPTIONS = 'GET /api/v1/auth/options';
const SIGN_IN = 'POST /api/v1/auth/sign-in';
const CHANGE = 'POST /api/v1/auth/change-password';

const options = (openId: { name: string } | null) => ({
  password: true,
  openId,
  readingNeedsSignIn: false,
});

const serve = (routes: Routes) =>
  fakeApi({ [SESSION]: () => ({ session: null }), [OPTIONS]: () => options(null), ...routes });

const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Configuración' }));
const choose = async (name: string) => {
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const enter = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });

const signIn = async () => {
  await enter('Correo', 'ana@textilsur.com.ar');
  await enter('Contraseña', 'una frase larga');
  await press('Iniciar sesión');
};

describe('signing in', () => {
  test('sends address and password, closes, greets, and the menu knows who it is', async () => {
    const { writes } = serve({ [SIGN_IN]: () => ({ session: ana }) });
    renderPage();
    await choose('Iniciar sesión');
    await dialog('Iniciar sesión');
    await signIn();
    expect(writes).toEqual([
      {
        route: SIGN_IN,
        body: { email: 'ana@textilsur.com.ar', password: 'una frase larga' },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Iniciaste sesión como Ana Pérez.')).toBeVisible();
    await openMenu();
    expect(await screen.findByText('Ana Pérez')).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Iniciar sesión' })).toBeNull();
  });

  test('asks for what is missing beside its field, and the server is not troubled', async () => {
    const { writes } = serve({});
    renderPage({ kind: 'sign-in' });
    await enter('Contraseña', 'algo');
    await press('Iniciar sesión');
    const email = screen.getByLabelText('Correo');
    expect(email).toHaveAccessibleDescription('Completá este campo.');
    expect(email).toBeInvalid();
    expect(email).toHaveFocus();
    await userEvent.type(email, 'a');
    expect(email).not.toHaveAccessibleDescription();
    expect(writes).toEqual([]);
  });

  test('tells what the server refuses, and keeps what was typed', async () => {
    serve({ [SIGN_IN]: () => refusal(401, 'El correo o la contraseña no son correctos.') });
    renderPage({ kind: 'sign-in' });
    await signIn();
    expect(await screen.findByText('El correo o la contraseña no son correctos.')).toBeVisible();
    expect(screen.getByLabelText('Correo')).toHaveValue('ana@textilsur.com.ar');
    expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  });

  test('says so when the server cannot be reached', async () => {
    serve({
      [SIGN_IN]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    renderPage({ kind: 'sign-in' });
    await signIn();
    expect(await screen.findByText(/^No se pudo llegar al servidor/)).toBeVisible();
  });

  test('is sent once however often the button is pressed', async () => {
    serve({ [SIGN_IN]: () => ({ session: ana }) });
    const { fetch } = globalThis;
    const held: (() => void)[] = [];
    globalThis.fetch = (input, init) =>
      init?.method === 'POST'
        ? new Promise((resolve) => held.push(() => resolve(fetch(input, init))))
        : fetch(input, init);
    renderPage({ kind: 'sign-in' });
    await signIn();
    await press('Ingresando…');
    expect(held).toHaveLength(1);
    held.forEach((answer) => answer());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('shows and hides the password', async () => {
    serve({});
    renderPage({ kind: 'sign-in' });
    const password = await screen.findByLabelText('Contraseña');
    expect(password).toHaveAttribute('type', 'password');
    await press('Mostrar contraseña');
    expect(password).toHaveAttribute('type', 'text');
    await press('Ocultar contraseña');
    expect(password).toHaveAttribute('type', 'password');
  });

  test('offers the company’s own accounts where there are such, and goes there', async () => {
    const url = 'https://login.ejemplo.com.ar/authorize?state=1';
    history.replaceState(null, '', '/?fecha=2026-11-23');
    const { writes } = serve({
      [OPTIONS]: () => options({ name: 'Textil Sur' }),
      'POST /api/v1/auth/openid': () => ({ url }),
    });
    renderPage({ kind: 'sign-in' });
    await userEvent.click(await screen.findByRole('button', { name: 'Ingresar con Textil Sur' }));
    expect(writes[0]?.body).toEqual({ returnTo: '/?fecha=2026-11-23' });
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(url));
    // The page that comes back then asks for the session it went to get.
    expect(sessionIsLikely()).toBe(true);
  });

  test('with a first password goes on to choose another, and only then is over', async () => {
    const { writes } = serve({
      [SIGN_IN]: () => ({ session: { ...ana, mustChangePassword: true } }),
      [CHANGE]: () => ({ session: ana }),
    });
    renderPage({ kind: 'sign-in' });
    await signIn();
    await dialog('Cambiar contraseña');
    expect(await screen.findByText(/La que usaste te la dio un administrador/)).toBeVisible();
    await enter('Contraseña actual', 'una frase larga');
    await enter('Contraseña nueva', 'otra frase muy larga');
    await enter('Repetí la contraseña', 'otra frase muy larga');
    await press('Cambiar contraseña');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes.at(-1)?.body).toEqual({
      currentPassword: 'una frase larga',
      newPassword: 'otra frase muy larga',
    });
  });
});

test('an administrator who lost the password chooses another with the terminal’s link', async () => {
  const { writes } = serve({ 'POST /api/v1/auth/recover': () => ({ session: ana }) });
  renderPage({ kind: 'recover', token: 's3cr3t' });
  await enter('Contraseña nueva', 'una frase larga');
  await enter('Repetí la contraseña', 'una frase larga');
  await press('Guardar y entrar');
  expect(await screen.findByText('Listo: iniciaste sesión como Ana Pérez.')).toBeVisible();
  expect(writes[0]?.body).toEqual({ token: 's3cr3t', password: 'una frase larga' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('the first administrator', () => {
  const start = () => renderPage({ kind: 'first-administrator', token: 's3cr3t' });
  const fill = async (password: string, again: string) => {
    await enter('Nombre y apellido', 'Ana Pérez');
    await enter('Correo', 'ana@textilsur.com.ar');
    await enter('Contraseña', password);
    await enter('Repetí la contraseña', again);
    await press('Crear cuenta');
  };

  test('is made with the token of the link, and is signed in', async () => {
    const { writes } = serve({ 'POST /api/v1/auth/first-administrator': () => ({ session: ana }) });
    start();
    await fill('una frase larga', 'una frase larga');
    expect(await screen.findByText('Listo: sos administrador de Almanaque.')).toBeVisible();
    expect(writes[0]?.body).toEqual({
      token: 's3cr3t',
      name: 'Ana Pérez',
      email: 'ana@textilsur.com.ar',
      password: 'una frase larga',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each([
    ['corta', 'corta', 'Contraseña', /^Usá al menos 12 caracteres/],
    ['una frase larga', 'otra frase larga', 'Repetí la contraseña', /^No es igual a la de arriba/],
  ])('with %s and %s is told what to mend', async (password, again, label, told) => {
    const { writes } = serve({});
    start();
    await fill(password, again);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(told);
    expect(writes).toEqual([]);
  });

  test('learns from the server that the password is a common one, beside its field', async () => {
    serve({
      'POST /api/v1/auth/first-administrator': () =>
        refusal(400, 'Esa contraseña es de las más usadas. Elegí otra.', 'password'),
    });
    start();
    await fill('contraseña123', 'contraseña123');
    await waitFor(() =>
      expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription(/más usadas/),
    );
  });

  test('with a used link is told so', async () => {
    serve({
      'POST /api/v1/auth/first-administrator': () =>
        refusal(403, 'El enlace ya se usó o venció.', 'token'),
    });
    start();
    await fill('una frase larga', 'una frase larga');
    expect(await screen.findByText('El enlace ya se usó o venció.')).toBeVisible();
  });
});

describe('signing out', () => {
  const signedIn = { [SESSION]: () => ({ session: ana }) };

  test.each([
    ['Cerrar sesión', 'POST /api/v1/auth/sign-out', 'Cerraste la sesión.'],
    [
      'Cerrar sesión en todos lados',
      'POST /api/v1/auth/sign-out-everywhere',
      'Cerraste la sesión en todos los dispositivos.',
    ],
  ])('%s', async (item, route, told) => {
    const { writes } = serve({ ...signedIn, [route]: () => ({ session: null }) });
    renderPage();
    await choose(item);
    expect(await screen.findByText(told)).toBeVisible();
    expect(writes).toEqual([{ route, body: undefined }]);
    await openMenu();
    expect(await screen.findByRole('menuitem', { name: 'Iniciar sesión' })).toBeVisible();
  });

  test('says so when it could not be done, and the session stays', async () => {
    serve({ ...signedIn, 'POST /api/v1/auth/sign-out': () => refusal(500, 'Se rompió.') });
    renderPage();
    await choose('Cerrar sesión');
    expect(await screen.findByText(/^No se pudo cerrar la sesión/)).toBeVisible();
    await openMenu();
    expect(await screen.findByText('Ana Pérez')).toBeVisible();
  });
});

test('whoever has no session is not offered what needs one', async () => {
  serve({});
  renderPage();
  await openMenu();
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Suscribirse al calendario',
    'Descargar el calendario',
    'Iniciar sesión',
    'Acerca de',
  ]);
});

test('an organiser is not offered the users', async () => {
  serve({ [SESSION]: () => ({ session: { ...ana, role: 'organizador' } }) });
  renderPage();
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Usuarios' })).toBeNull();
});
