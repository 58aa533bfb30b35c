import { reply } from '@almanaque/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.tsx';
import { ana } from '../../testing/sessions.ts';
import { enter, press, serve } from '../testing/account-page.ts';

const SIGN_IN = 'POST /api/v1/auth/sign-in';
const CODE = `${SIGN_IN}/second-factor`;

const show = async (routes: Parameters<typeof serve>[0]) => {
  const served = serve({ [SIGN_IN]: () => ({ session: null, secondFactor: true }), ...routes });
  renderPage({ kind: 'sign-in' });
  await enter('Correo', 'ana@textilsur.com.ar');
  await enter('Contraseña', 'una frase larga');
  await press('Ingresar');
  await screen.findByLabelText('Código de seis números');
  return served;
};

test('after the password the code is asked for, where the person is', async () => {
  const { writes } = await show({ [CODE]: () => ({ session: ana }) });
  expect(screen.getByText(/Falta el código/)).toHaveAttribute('role', 'status');
  const code = screen.getByLabelText('Código de seis números');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await userEvent.type(code, '123 456');
  await press('Ingresar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Ingresaste como Ana Pérez.')).toBeVisible();
  expect(writes.at(-1)).toEqual({ route: CODE, body: { code: '123 456' } });
});

test('a recovery code does in its place', async () => {
  const { writes } = await show({ [CODE]: () => ({ session: ana }) });
  await press('Usar un código de recuperación');
  expect(screen.getByLabelText('Código de recuperación')).toHaveFocus();
  await enter('Código de recuperación', 'abcd-efgh-jkmn-pqrs');
  await press('Ingresar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes.at(-1)?.body).toEqual({ recoveryCode: 'abcd-efgh-jkmn-pqrs' });
});

test('when it took too long the password is asked for again, and why', async () => {
  const message = 'Pasó mucho tiempo o hubo demasiados códigos equivocados.';
  await show({ [CODE]: () => reply(409, { error: 'challenge_expired', message }) });
  await enter('Código de seis números', '123456');
  await press('Ingresar');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Contraseña')).toBeVisible();
});
