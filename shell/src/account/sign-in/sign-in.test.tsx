import { refusal } from '@almanaque/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.tsx';
import { ana } from '../../testing/sessions.ts';
import { sessionIsLikely } from '../session-hint.ts';
import { enter, options, OPTIONS, press, serve } from '../testing/account-page.ts';
import { goTo } from './go-to.ts';

jest.mock('./go-to.ts', () => ({ goTo: jest.fn() }));

const SIGN_IN = 'POST /api/v1/auth/sign-in';
const CHANGE = 'POST /api/v1/auth/change-password';

const dialog = (name: string) => screen.findByRole('dialog', { name });

const signIn = async () => {
  await enter('Correo', 'ana@textilsur.com.ar');
  await enter('Contraseña', 'una frase larga');
  await press('Ingresar');
};

test('sends address and password, closes, greets, and the menu knows who it is', async () => {
  const { writes } = serve({ [SIGN_IN]: () => ({ session: ana }) });
  renderPage();
  await press('Ingresar');
  await dialog('Ingresar');
  await signIn();
  expect(writes).toEqual([
    {
      route: SIGN_IN,
      body: { email: 'ana@textilsur.com.ar', password: 'una frase larga' },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Ingresaste como Ana Pérez.')).toBeVisible();
  const account = screen.getByRole('button', { name: 'Cuenta de Ana Pérez, AP' });
  await waitFor(() => expect(account).toHaveFocus());
});

test('asks for what is missing beside its field, and the server is not troubled', async () => {
  const { writes } = serve({});
  renderPage({ kind: 'sign-in' });
  await enter('Contraseña', 'algo');
  await press('Ingresar');
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
  expect(screen.getByRole('button', { name: 'Ingresar' })).toBeVisible();
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
  localStorage.clear();
  renderPage();
  await press('Ingresar');
  await dialog('Ingresar');
  await signIn();
  await dialog('Cambiar contraseña');
  expect(await screen.findByText(/La que usaste te la dio un administrador/)).toBeVisible();
  await enter('Contraseña que te dieron', 'una frase larga');
  await enter('Contraseña nueva', 'otra frase muy larga');
  await enter('Repetí la contraseña', 'otra frase muy larga');
  await press('Cambiar contraseña');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const account = screen.getByRole('button', { name: 'Cuenta de Ana Pérez, AP' });
  await waitFor(() => expect(account).toHaveFocus());
  expect(writes.at(-1)?.body).toEqual({
    currentPassword: 'una frase larga',
    newPassword: 'otra frase muy larga',
  });
});
