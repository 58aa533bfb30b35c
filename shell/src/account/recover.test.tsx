import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { ana } from '../testing/sessions.ts';
import { enter, press, serve } from './testing/account-page.ts';

test('an administrator who lost the password chooses another with the terminal’s link', async () => {
  const { writes } = serve({ 'POST /api/v1/auth/recover': () => ({ session: ana }) });
  renderPage({ kind: 'recover', token: 's3cr3t' });
  await enter('Contraseña nueva', 'una frase larga');
  await enter('Repetí la contraseña', 'una frase larga');
  await press('Guardar e ingresar');
  expect(await screen.findByText('Listo: ingresaste como Ana Pérez.')).toBeVisible();
  expect(writes[0]?.body).toEqual({ token: 's3cr3t', password: 'una frase larga' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
