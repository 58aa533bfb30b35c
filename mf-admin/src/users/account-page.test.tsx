import { refusal } from '@almanaque/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreen, readEverythingAgain } from '../testing/open-screen.tsx';
import { anaAccount, brunoAccount } from '../testing/sessions.ts';
import { CHANGE_BRUNO, openAccounts, REMOVE_BRUNO, serve } from './testing/accounts-page.tsx';
import { Users } from './users.tsx';

test('an account has a place of its own, with what is known of it and what can be done', async () => {
  const { writes } = serve();
  await openAccounts();
  await userEvent.click(screen.getByRole('link', { name: 'Bruno Sosa' }));
  expect(await screen.findByRole('heading', { name: 'Bruno Sosa' })).toBeVisible();
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  expect(await screen.findByText('Firefox en Linux')).toBeVisible();
  expect(fact('Correo')).toHaveTextContent('bruno@textilsur.com.ar');
  expect(fact('Estado')).toHaveTextContent('Todavía no cambió la contraseña inicial');
  expect(fact('Último ingreso')).toHaveTextContent('El 20 de nov de 2026, 09:00');
  expect(fact('Verificación en dos pasos')).toHaveTextContent('Sin activar');
  expect(await screen.findByRole('link', { name: 'Bruno Sosa' })).toHaveAttribute(
    'href',
    '/configuracion/personas/p-9',
  );
  await userEvent.selectOptions(screen.getByLabelText('Rol de Bruno Sosa'), 'Administrador');
  expect(await screen.findByText('Bruno Sosa ahora tiene el rol Administrador.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Desactivar a Bruno Sosa' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Activar la cuenta' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Nueva contraseña' }));
  expect(await screen.findByLabelText('Contraseña inicial')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Borrar a Bruno Sosa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Borrar para siempre' }));
  expect(await screen.findByText('Ana Pérez (vos)')).toBeVisible();
  expect(writes.map(({ route }) => route)).toEqual([
    ...Array<string>(3).fill(CHANGE_BRUNO),
    REMOVE_BRUNO,
  ]);
});

test('one’s own account leads to its security; what could not be read is said in its place', async () => {
  let isDown = true;
  const down = (answer: object) => () => (isDown ? refusal(403, 'Hoy no se puede.') : answer);
  serve({
    'GET /api/v1/auth/users/u-ana/sessions': down({ sessions: [], lastSignInAt: null }),
    'GET /api/v1/people': down({ people: [], total: 0, next: null }),
  });
  openScreen(Users, `cuentas/${anaAccount.id}`);
  expect(await screen.findByRole('button', { name: 'Seguridad de tu cuenta' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Borrar/ })).toBeNull();
  await waitFor(() => expect(screen.getAllByText('Hoy no se puede.')).toHaveLength(2));
  isDown = false;
  for (const retry of screen.getAllByRole('button', { name: 'Reintentar' })) {
    await userEvent.click(retry);
  }
  expect(await screen.findByText('Nadie tiene ese correo en Personas')).toBeVisible();
  expect(await screen.findByText('No consta ninguno')).toBeVisible();
});

test('a password that is typed stays where the accounts cannot be read again', async () => {
  let isDown = false;
  serve({
    'GET /api/v1/auth/users': () =>
      isDown ? refusal(403, 'No se pudo.') : { users: [brunoAccount] },
  });
  const queries = openScreen(Users, `cuentas/${brunoAccount.id}/clave`);
  const password = await screen.findByLabelText('Contraseña inicial');
  await userEvent.clear(password);
  await userEvent.type(password, 'siete perros verdes');
  isDown = true;
  await readEverythingAgain(queries);
  expect(password).toBeVisible();
  expect(password).toHaveValue('siete perros verdes');
});
