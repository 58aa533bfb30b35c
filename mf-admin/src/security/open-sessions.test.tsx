import { type FakeRoutes, refusal } from '@almanaque/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/fake-api.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { ana } from '../testing/sessions.ts';
import { SecurityPage } from './security-page.tsx';

const SESSIONS = 'GET /api/v1/auth/sessions';
const here = {
  id: 's-1',
  device: 'Firefox en Linux',
  startedAt: '2026-11-20T12:00:00.000Z',
  lastUsedAt: '2026-11-23T12:00:00.000Z',
  current: true,
};
const phone = { ...here, id: 's-2', device: 'Safari en iPhone', current: false };
const unknown = { ...here, id: 's-3', device: null, current: false };

const show = (routes: FakeRoutes) => {
  const served = fakeApi({
    'GET /api/v1/auth/session': () => ({ session: ana }),
    'GET /api/v1/auth/second-factor': () => ({
      hasPassword: true,
      totp: false,
      recoveryCodesLeft: 0,
      required: false,
      passkeys: [],
    }),
    ...routes,
  });
  openScreen(SecurityPage, 'seguridad');
  return served;
};
const LIST = ['list', { name: 'Sesiones abiertas' }] as const;
const rowsIn = (list: HTMLElement) => within(list).getAllByRole('listitem');
const rows = async () => rowsIn(await screen.findByRole(...LIST));

test('tells this session apart, which is closed by leaving and not from here', async () => {
  show({ [SESSIONS]: () => ({ sessions: [phone, here, unknown] }) });
  const [first, second, third] = await rows();
  expect(first).toHaveTextContent(/^Firefox en LinuxEsta sesión/);
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
  expect(second).toHaveTextContent(/Safari en iPhone.*Último uso: el 23 de nov de 2026, 09:00/);
  expect(third).toHaveTextContent('Dispositivo desconocido');
});

test('one is closed, and the list is what there is left', async () => {
  let open = [here, phone];
  const { writes } = show({
    [SESSIONS]: () => ({ sessions: open }),
    'DELETE /api/v1/auth/sessions/s-2': () => {
      open = [here];
      return null;
    },
  });
  const name = 'Cerrar la sesión de Safari en iPhone';
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('Se cerró la sesión.')).toBeVisible();
  await waitFor(() => expect(rowsIn(screen.getByRole(...LIST))).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Cerrar las demás' })).toBeNull();
  // The button that was pressed went with its line.
  await waitFor(() => expect(screen.getByRole(...LIST)).toHaveFocus());
  expect(writes.map(({ route }) => route)).toEqual(['DELETE /api/v1/auth/sessions/s-2']);
});

test('all the others are closed at once', async () => {
  let open = [here, phone, unknown];
  const { writes } = show({
    [SESSIONS]: () => ({ sessions: open }),
    'DELETE /api/v1/auth/sessions': () => {
      open = [here];
      return null;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar las demás' }));
  expect(await screen.findByText('Se cerraron las demás sesiones.')).toBeVisible();
  const heading = screen.getByRole('heading', { name: 'Sesiones abiertas' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(writes.map(({ route }) => route)).toEqual(['DELETE /api/v1/auth/sessions']);
});

test('says what the server refuses', async () => {
  show({
    [SESSIONS]: () => ({ sessions: [here, phone] }),
    'DELETE /api/v1/auth/sessions/s-2': () => refusal(404, 'Esa sesión ya estaba cerrada.'),
  });
  const name = 'Cerrar la sesión de Safari en iPhone';
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('Esa sesión ya estaba cerrada.')).toBeVisible();
});
