import { bring, fakeRemote } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';
import { ana } from '../testing/sessions.ts';
import { enter, press, serve, SESSION } from './testing/account-page.ts';

const TITLE = 'Verificación en dos pasos';
const pending = { ...ana, mustSetSecondFactor: true };

let withdraw: () => void = () => undefined;
afterEach(() => act(() => withdraw()));

test('whoever has to set it up does so where a part has it, in the dialog', async () => {
  const module = fakeRemote('los códigos');
  const page = { point: 'settings-screen', path: 'seguridad', title: 'Seguridad de tu cuenta' };
  withdraw = bring([{ ...page, when: { session: true }, module }]);
  serve({ [SESSION]: () => ({ session: pending }) });
  renderPage({ kind: 'sign-in' });
  const dialog = await screen.findByRole('dialog', { name: TITLE });
  await waitFor(() => expect(dialog).toHaveTextContent('los códigos'));
  expect(module.received.at(-1)?.point).toMatchObject({
    base: '/configuracion/seguridad',
    rest: 'dos-pasos',
  });
});

test('without that part they read so, and go on once it is there', async () => {
  serve({ [SESSION]: () => ({ session: pending }) });
  renderPage({ kind: 'sign-in' });
  const dialog = await screen.findByRole('dialog', { name: TITLE });
  await waitFor(() => expect(dialog).toHaveTextContent(/no está disponible por ahora/));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  const module = fakeRemote('los códigos');
  act(() => {
    withdraw = bring([{ point: 'settings-screen', path: 'seguridad', title: 'S', module }]);
  });
  await waitFor(() => expect(dialog).toHaveTextContent('los códigos'));
});

test('comes right after the password of one’s own that a new account chooses', async () => {
  serve({
    'POST /api/v1/auth/sign-in': () => ({ session: { ...ana, mustChangePassword: true } }),
    'POST /api/v1/auth/change-password': () => ({ session: pending }),
  });
  renderPage({ kind: 'sign-in' });
  await enter('Correo', 'ana@textilsur.com.ar');
  await enter('Contraseña', 'la primera clave');
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Ingresar' }),
  );
  await enter('Contraseña que te dieron', 'la primera clave');
  await enter('Contraseña nueva', 'una frase larga');
  await enter('Repetí la contraseña', 'una frase larga');
  await press('Cambiar contraseña');
  expect(await screen.findByRole('dialog', { name: TITLE })).toBeVisible();
});
