import { refusal } from '@almanaque/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHANGE_BRUNO, openAccounts, REMOVE_BRUNO, serve } from './testing/accounts-page.tsx';

test('deactivates, and activates again', async () => {
  const { writes } = serve();
  await openAccounts();
  const button = screen.getByRole('button', { name: 'Desactivar a Bruno Sosa' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(await screen.findByText('Cuenta desactivada: no puede ingresar')).toBeVisible();
  expect(screen.getByText(/sus suscripciones al calendario dejaron de funcionar/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Activar a Bruno Sosa' }));
  await waitFor(() =>
    expect(screen.queryByText('Cuenta desactivada: no puede ingresar')).toBeNull(),
  );
  expect(writes.map(({ body }) => body)).toEqual([{ active: false }, { active: true }]);
});

test('one’s own account is switched off only after asking', async () => {
  const CHANGE_ANA = 'PATCH /api/v1/auth/users/u-ana';
  const { writes } = serve({
    [CHANGE_ANA]: () => refusal(409, 'Es la última cuenta de administrador activa.'),
  });
  await openAccounts();
  const button = screen.getByRole('button', { name: 'Desactivar a Ana Pérez' });
  await userEvent.click(button);
  expect(screen.getByText(/tus suscripciones al calendario dejan de funcionar/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(writes).toEqual([]);
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Desactivar mi cuenta' }));
  expect(await screen.findByText('Es la última cuenta de administrador activa.')).toBeVisible();
  expect(writes).toEqual([{ route: CHANGE_ANA, body: { active: false } }]);
});

test('deletes for good once it is confirmed, and never one’s own', async () => {
  const { writes } = serve();
  await openAccounts();
  expect(screen.queryByRole('button', { name: 'Borrar a Ana Pérez' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Borrar a Bruno Sosa' }));
  expect(screen.getByText(/para siempre y se cierran sus sesiones/)).toBeVisible();
  expect(writes).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Borrar para siempre' }));
  expect(await screen.findByText('Se borró la cuenta de Bruno Sosa.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Bruno Sosa')).toBeNull());
  expect(writes.map(({ route }) => route)).toEqual([REMOVE_BRUNO]);
});

test('a deletion that is refused is told beside its button', async () => {
  serve({ [REMOVE_BRUNO]: () => refusal(409, 'Es la última cuenta de administrador activa.') });
  await openAccounts();
  await userEvent.click(screen.getByRole('button', { name: 'Borrar a Bruno Sosa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Borrar para siempre' }));
  expect(await screen.findByText('Es la última cuenta de administrador activa.')).toBeVisible();
  expect(screen.getByText('bruno@textilsur.com.ar')).toBeVisible();
});

test('gives a new first password to whoever forgot theirs', async () => {
  const { writes } = serve();
  await openAccounts();
  await userEvent.click(screen.getByRole('button', { name: 'Nueva contraseña para Bruno Sosa' }));
  const password = (await screen.findByLabelText<HTMLInputElement>('Contraseña inicial')).value;
  await userEvent.click(screen.getByRole('button', { name: 'Dar contraseña nueva' }));
  expect(await screen.findByText(password)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Listo' }));
  expect(await screen.findByText('Bruno Sosa tiene una contraseña nueva.')).toBeVisible();
  expect(writes).toEqual([{ route: CHANGE_BRUNO, body: { password } }]);
});
