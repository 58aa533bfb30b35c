import { navigation } from '@almanaque/shared-contracts';
import {
  bring,
  type FakeRoutes,
  fakeRemote,
  refusal,
  reply,
} from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';
import { ana } from '../testing/sessions.ts';
import { enter, press, serveLink, SESSION } from './testing/account-page.ts';

const serveFirst = (routes: FakeRoutes) => serveLink('first-administrator', routes);
const start = () => renderPage({ kind: 'first-administrator', token: 's3cr3t' });
const fill = async (password: string, again: string) => {
  await enter('Nombre y apellido', 'Ana Pérez');
  await enter('Correo', 'ana@textilsur.com.ar');
  await enter('Contraseña', password);
  await enter('Repetí la contraseña', again);
  await press('Crear cuenta');
};

let withdraw: () => void = () => undefined;
afterEach(() => act(() => withdraw()));

const ASKED = 'POST /api/v1/auth/first-administrator/link';

const FIRST_HOUR = { point: 'settings-screen', id: 'first-hour', path: 'primeros-pasos' } as const;

test('is made with the token of the link, is signed in, and goes on to the first steps', async () => {
  withdraw = bring([{ ...FIRST_HOUR, title: 'Primeros pasos', module: fakeRemote('pasos') }]);
  const { writes } = serveFirst({
    'POST /api/v1/auth/first-administrator': () => ({ session: ana }),
  });
  start();
  await fill('una frase larga', 'una frase larga');
  expect(
    await screen.findByText('Se creó la cuenta de Ana Pérez, con el rol Administrador.'),
  ).toBeVisible();
  expect(writes.at(-1)?.body).toEqual({
    token: 's3cr3t',
    name: 'Ana Pérez',
    email: 'ana@textilsur.com.ar',
    password: 'una frase larga',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(navigation().getState().path).toMatch(/^\/configuracion\/primeros-pasos/);
});

test('sees the month where no part brings the first steps', async () => {
  serveFirst({ 'POST /api/v1/auth/first-administrator': () => ({ session: ana }) });
  start();
  await fill('una frase larga', 'una frase larga');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(navigation().getState().path).toBe('/');
});

test.each([
  ['corta', 'corta', 'Contraseña', /^Usá al menos 12 caracteres/],
  ['una frase larga', 'otra frase larga', 'Repetí la contraseña', /^No es igual a la de arriba/],
])('with %s and %s is told what to mend', async (password, again, label, told) => {
  const { writes } = serveFirst({});
  start();
  await fill(password, again);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(told);
  expect(writes.map(({ route }) => route)).toEqual([ASKED]);
});

test('is told all that is wrong at once, also of a mail that is none', async () => {
  const { writes } = serveFirst({});
  start();
  await enter('Correo', 'ana en la empresa');
  await enter('Contraseña', 'corta');
  await press('Crear cuenta');
  expect(screen.getByLabelText('Nombre y apellido')).toHaveAccessibleDescription(/^Completá/);
  expect(screen.getByLabelText('Correo')).toHaveAccessibleDescription(/^Escribí la dirección/);
  expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription(/^Usá al menos/);
  expect(writes.map(({ route }) => route)).toEqual([ASKED]);
});

test('learns from the server that the password is a common one, beside its field', async () => {
  serveFirst({
    'POST /api/v1/auth/first-administrator': () =>
      refusal(400, 'Esa contraseña es de las más usadas. Elegí otra.', 'password'),
  });
  start();
  await fill('contraseña123', 'contraseña123');
  await waitFor(() =>
    expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription(/más usadas/),
  );
});

const USED = 'El enlace ya se usó o venció. Si ya creaste tu cuenta, ingresá con ella.';

test('with a used link is told so before typing anything, and led to sign in', async () => {
  serveFirst({ [ASKED]: () => refusal(403, USED, 'token') });
  start();
  expect(await screen.findByText(USED)).toBeVisible();
  expect(screen.queryByLabelText('Nombre y apellido')).toBeNull();
  await press('Ingresar');
  expect(await screen.findByRole('heading', { name: 'Ingresar' })).toBeVisible();
  expect(screen.queryByText(USED)).toBeNull();
});

test('with a used link and a session open is led to the month', async () => {
  serveFirst({
    [SESSION]: () => ({ session: ana }),
    [ASKED]: () => refusal(403, USED, 'token'),
  });
  start();
  await userEvent.click(await screen.findByRole('button', { name: 'Ver el mes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('is asked to try again where the server could not say whether the link serves', async () => {
  let isHeld = true;
  serveFirst({ [ASKED]: () => (isHeld ? refusal(400, 'Falló el servidor.') : reply(204, null)) });
  start();
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  isHeld = false;
  await userEvent.click(again);
  expect(await screen.findByLabelText('Nombre y apellido')).toBeVisible();
});

test('with a link that was used meanwhile is told so', async () => {
  serveFirst({
    'POST /api/v1/auth/first-administrator': () =>
      refusal(403, 'El enlace ya se usó o venció.', 'token'),
  });
  start();
  await fill('una frase larga', 'una frase larga');
  expect(await screen.findByText('El enlace ya se usó o venció.')).toBeVisible();
});
