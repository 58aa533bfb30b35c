import { refusal } from '@almanaque/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.tsx';
import { ana } from '../../testing/sessions.ts';
import { enter, press, serve, SESSION } from '../testing/account-page.ts';

const BEGIN = 'POST /api/v1/auth/second-factor/totp';
const CONFIRM = `${BEGIN}/confirm`;
const recoveryCodes = ['abcd-efgh-jkmn-pqrs', 'bcde-fghj-kmnp-qrst'];
const setUp = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Almanaque:ana@textilsur.com.ar?secret=JBSWY3DPEHPK3PXP',
  recoveryCodes,
};
const pending = { ...ana, mustSetSecondFactor: true };

test('from the password by the picture and the codes to a first right code', async () => {
  let tries = 0;
  const { writes } = serve({
    [SESSION]: () => ({ session: pending }),
    [BEGIN]: () => setUp,
    [CONFIRM]: () => {
      tries += 1;
      return tries === 1 ? refusal(403, 'El código no es correcto.') : { session: ana };
    },
  });
  renderPage({ kind: 'sign-in' });
  await screen.findByRole('dialog', { name: 'Verificación en dos pasos' });
  expect(await screen.findByText(/Tu empresa la pide a quienes administran/)).toBeVisible();
  await enter('Tu contraseña', 'una frase larga');
  await press('Continuar');
  expect(await screen.findByRole('img', { name: /Código QR/ })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await press('Siguiente');
  const list = await screen.findByRole('list', { name: 'Códigos de recuperación' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await press('Ya los guardé');
  const code = await screen.findByLabelText('Código de seis números');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.type(code, '123456');
  await press('Activar');
  expect(await screen.findByText('El código no es correcto.')).toBeVisible();
  await press('Activar');
  expect(await screen.findByText('La verificación en dos pasos está activada.')).toBeVisible();
  expect(writes.map(({ body }) => body)).toEqual([
    { password: 'una frase larga' },
    { code: '123456' },
    { code: '123456' },
  ]);
  await waitFor(() => expect(screen.queryByLabelText('Código de seis números')).toBeNull());
});
