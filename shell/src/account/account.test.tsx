import { followed, privately, publicly } from '@almanaque/shared-contracts';
import { refusal } from '@almanaque/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { ana } from '../testing/sessions.ts';
import { choose, openMenu, serve, SESSION } from './testing/account-page.ts';

describe('signing out', () => {
  const signedIn = { [SESSION]: () => ({ session: ana }) };

  test.each([
    ['Cerrar sesión', 'POST /api/v1/auth/sign-out', 'Cerraste la sesión.'],
    [
      'Cerrar sesión en todos los dispositivos',
      'POST /api/v1/auth/sign-out-everywhere',
      'Cerraste la sesión en todos los dispositivos.',
    ],
  ])('%s', async (item, route, told) => {
    const { writes } = serve({ ...signedIn, [route]: () => ({ session: null }) });
    renderPage();
    await choose(item);
    expect(await screen.findByText(told)).toBeVisible();
    expect(writes).toEqual([{ route, body: undefined }]);
    await openMenu();
    expect(await screen.findByRole('menuitem', { name: 'Iniciar sesión' })).toBeVisible();
  });

  test('leaves nothing that was read under the session', async () => {
    serve({ ...signedIn, 'POST /api/v1/auth/sign-out': () => ({ session: null }) });
    const queries = renderPage();
    for (const [name, options] of [
      ['calendar', followed('calendar')],
      ['people', privately('own:roster')],
      ['runtime-config', publicly('own:installation')],
    ] as const) {
      await queries.query({ queryKey: [name, ''], queryFn: () => name, ...options });
    }
    await choose('Cerrar sesión');
    await screen.findByText('Cerraste la sesión.');
    const left = queries.getQueriesData({}).filter(([, data]) => data !== undefined);
    const names = left.map(([[name]]) => String(name)).filter((name) => name !== 'code');
    expect(names.sort()).toEqual(['runtime-config', 'session']);
  });

  test('says so when it could not be done, and the session stays', async () => {
    serve({ ...signedIn, 'POST /api/v1/auth/sign-out': () => refusal(500, 'Se rompió.') });
    renderPage();
    await choose('Cerrar sesión');
    expect(await screen.findByText(/^No se pudo cerrar la sesión/)).toBeVisible();
    await openMenu();
    expect(await screen.findByText('Ana Pérez')).toBeVisible();
  });
});

test('whoever has no session is not offered what needs one', async () => {
  serve({});
  renderPage();
  await openMenu();
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Suscribirse al calendario',
    'Descargar el calendario',
    'Iniciar sesión',
    'Acerca de',
  ]);
});

test('an organiser is not offered the users', async () => {
  serve({ [SESSION]: () => ({ session: { ...ana, role: 'organizador' } }) });
  renderPage();
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Usuarios' })).toBeNull();
});
