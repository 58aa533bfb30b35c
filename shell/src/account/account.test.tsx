import { followed, privately, publicly } from '@almanaque/shared-contracts';
import { bring, fakeRemote, refusal } from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';
import { ana } from '../testing/sessions.ts';
import { rememberSession } from './session-hint.ts';
import { choose, openAccount, openSettings, serve, SESSION } from './testing/account-page.ts';

beforeEach(() => localStorage.clear());

let withdraw: () => void = () => undefined;
afterEach(() => act(() => withdraw()));

/** Parts that have something in the menus. */
function bringPages(): void {
  const page = { point: 'settings-screen', module: fakeRemote('otra') };
  withdraw = bring([
    { ...page, path: 'suscripciones', title: 'Suscribirse al calendario' },
    { ...page, path: 'celebrar', title: 'Cómo preferís celebrar', when: { session: true } },
    { ...page, path: 'seguridad', title: 'Seguridad de tu cuenta', when: { session: true } },
  ]);
}

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
    expect(await screen.findByRole('button', { name: 'Ingresar' })).toHaveFocus();
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
    await openAccount();
    expect(await screen.findByText('Ana Pérez')).toBeVisible();
  });
});

test('anybody finds the theme, the subscription and the way to the settings', async () => {
  bringPages();
  serve({});
  renderPage();
  await openSettings();
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Suscribirse al calendario',
    'Configuración',
  ]);
});

test('whoever is signed in finds their account by their initials', async () => {
  bringPages();
  serve({ [SESSION]: () => ({ session: ana }) });
  renderPage();
  await openAccount();
  expect(
    screen.getByRole('button', { name: 'Cuenta de Ana Pérez, AP', hidden: true }),
  ).toHaveTextContent(/^AP$/);
  const menu = within(await screen.findByRole('region', { name: 'Cuenta' }));
  expect(menu.getByText('ana@textilsur.com.ar')).toBeVisible();
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Cómo preferís celebrar',
    'Cambiar contraseña',
    'Seguridad',
    'Cerrar sesión',
    'Cerrar sesión en todos los dispositivos',
  ]);
});

test('whoever is not signed in finds the way in, and goes back to where they were', async () => {
  serve({});
  renderPage();
  const wayIn = screen.getByRole('button', { name: 'Ingresar' });
  await userEvent.click(wayIn);
  expect(await screen.findByRole('dialog', { name: 'Ingresar' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(wayIn).toHaveFocus());
});

test('while the server does not answer, whoever had a session is told so, and asks again', async () => {
  let isDown = true;
  rememberSession(true);
  serve({ [SESSION]: () => (isDown ? refusal(503, 'Se cayó.') : { session: ana }) });
  renderPage();
  await userEvent.click(screen.getByRole('button', { name: 'Cuenta' }));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(
    'El servidor no responde, y no sabemos si tu sesión sigue abierta.',
  );
  isDown = false;
  await userEvent.click(within(notice).getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('region', { name: 'Cuenta' })).toHaveTextContent('Ana Pérez');
});
