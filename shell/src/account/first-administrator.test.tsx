import { navigation } from '@almanaque/shared-contracts';
import { bring, fakeRemote, refusal } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { ana } from '../testing/sessions.ts';
import { enter, press, serve } from './testing/account-page.ts';

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

const FIRST_HOUR = { point: 'settings-screen', id: 'first-hour', path: 'primeros-pasos' } as const;

test('is made with the token of the link, is signed in, and goes on to the first steps', async () => {
  withdraw = bring([{ ...FIRST_HOUR, title: 'Primeros pasos', module: fakeRemote('pasos') }]);
  const { writes } = serve({ 'POST /api/v1/auth/first-administrator': () => ({ session: ana }) });
  start();
  await fill('una frase larga', 'una frase larga');
  expect(
    await screen.findByText('Se creó la cuenta de Ana Pérez, con el rol Administrador.'),
  ).toBeVisible();
  expect(writes[0]?.body).toEqual({
    token: 's3cr3t',
    name: 'Ana Pérez',
    email: 'ana@textilsur.com.ar',
    password: 'una frase larga',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(navigation().getState().path).toMatch(/^\/configuracion\/primeros-pasos/);
});

test('sees the month where no part brings the first steps', async () => {
  serve({ 'POST /api/v1/auth/first-administrator': () => ({ session: ana }) });
  start();
  await fill('una frase larga', 'una frase larga');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(navigation().getState().path).toBe('/');
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

test('is told all that is wrong at once, also of a mail that is none', async () => {
  const { writes } = serve({});
  start();
  await enter('Correo', 'ana en la empresa');
  await enter('Contraseña', 'corta');
  await press('Crear cuenta');
  expect(screen.getByLabelText('Nombre y apellido')).toHaveAccessibleDescription(/^Completá/);
  expect(screen.getByLabelText('Correo')).toHaveAccessibleDescription(/^Escribí la dirección/);
  expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription(/^Usá al menos/);
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
