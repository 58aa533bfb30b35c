import { refusal } from '@almanaque/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { ana } from '../testing/sessions.ts';
import { enter, press, serveLink } from './testing/account-page.ts';

test('an administrator who lost the password chooses another with the terminal’s link', async () => {
  const { writes } = serveLink('recover', {
    'POST /api/v1/auth/recover': () => ({ session: ana }),
  });
  renderPage({ kind: 'recover', token: 's3cr3t' });
  await enter('Contraseña nueva', 'una frase larga');
  await enter('Repetí la contraseña', 'una frase larga');
  await press('Guardar e ingresar');
  expect(await screen.findByText('Listo: ingresaste como Ana Pérez.')).toBeVisible();
  expect(writes.at(-1)?.body).toEqual({ token: 's3cr3t', password: 'una frase larga' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('with a used link is told so before typing anything', async () => {
  const used = 'El enlace ya se usó o venció: pedí otro.';
  serveLink('recover', {
    'POST /api/v1/auth/recover/link': () => refusal(403, used, 'token'),
  });
  renderPage({ kind: 'recover', token: 's3cr3t' });
  expect(await screen.findByText(used)).toBeVisible();
  expect(screen.queryByLabelText('Contraseña nueva')).toBeNull();
});
