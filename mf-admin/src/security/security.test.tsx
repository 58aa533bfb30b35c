import { refusal, type FakeRoutes } from '@almanaque/shared-contracts/testing';
import { navigation } from '@almanaque/shared-contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/fake-api.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { ana } from '../testing/sessions.ts';
import { SecurityPage } from './security-page.tsx';

const passkey = { name: 'Teléfono', createdAt: '2026-11-20T12:00:00.000Z' };

function open(routes: FakeRoutes) {
  let passkeys = ['k-1', 'k-2'].map((id) => ({ ...passkey, id, name: `Llave ${id}` }));
  fakeApi({
    'GET /api/v1/auth/session': () => ({ session: ana }),
    'GET /api/v1/auth/sessions': () => ({ sessions: [] }),
    'GET /api/v1/auth/second-factor': () => ({
      hasPassword: true,
      totp: true,
      recoveryCodesLeft: 2,
      required: false,
      passkeys,
    }),
    'DELETE /api/v1/auth/second-factor/passkeys/k-1': () => {
      passkeys = passkeys.filter(({ id }) => id !== 'k-1');
      return null;
    },
    ...routes,
  });
  openScreen(SecurityPage, 'seguridad');
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('whoever takes a key away goes on from the one that follows', async () => {
  open({});
  await press('Quitar la llave Llave k-1');
  expect(await screen.findByText('Se quitó la llave de acceso.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Llave k-1')).toBeNull());
  const next = screen.getByRole('button', { name: 'Quitar la llave Llave k-2' });
  await waitFor(() => expect(next).toHaveFocus());
});

test('whoever has kept the new codes goes on where they were asked for', async () => {
  open({
    'POST /api/v1/auth/second-factor/recovery-codes': () => ({
      recoveryCodes: ['abcd-efgh-jkmn-pqrs'],
    }),
  });
  await press('Códigos de recuperación nuevos');
  await userEvent.type(screen.getByLabelText('Tu contraseña'), 'una frase larga{Enter}');
  await press('Ya los guardé');
  const again = screen.getByRole('button', { name: 'Códigos de recuperación nuevos' });
  await waitFor(() => expect(again).toHaveFocus());
});

test('where nothing could be read it is said once, and one press asks for all again', async () => {
  let fails = true;
  const refused = () => refusal(403, 'Hoy no se puede.');
  open({
    'GET /api/v1/auth/sessions': () => (fails ? refused() : { sessions: [] }),
    'GET /api/v1/auth/second-factor': () =>
      fails
        ? refused()
        : { hasPassword: true, totp: false, recoveryCodesLeft: 0, required: false, passkeys: [] },
  });
  await waitFor(() => expect(screen.getAllByText('Hoy no se puede.')).toHaveLength(1));
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  fails = false;
  await press('Reintentar');
  expect(await screen.findByRole('button', { name: 'Activar' })).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Sesiones abiertas' })).toBeVisible();
  expect(screen.queryByText('Hoy no se puede.')).toBeNull();
});

test('new codes that nobody has kept yet are not left unasked', async () => {
  open({
    'POST /api/v1/auth/second-factor/recovery-codes': () => ({ recoveryCodes: ['aaaa-bbbb'] }),
  });
  await press('Códigos de recuperación nuevos');
  await userEvent.type(screen.getByLabelText('Tu contraseña'), 'una frase larga');
  await press('Renovar');
  expect(await screen.findByText('aaaa-bbbb')).toBeVisible();
  act(() => navigation().go('/'));
  expect(await screen.findByText(/no se vuelven a mostrar/)).toBeVisible();
  expect(navigation().getState().path).not.toBe('/');
  await press('Quedarme acá');
  // By hand, as by the button.
  fireEvent.copy(screen.getByText('aaaa-bbbb'));
  act(() => navigation().go('/'));
  expect(navigation().getState().path).toBe('/');
});
