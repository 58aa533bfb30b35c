import { type FakeRoutes, refusal } from '@almanaque/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ana } from '../testing/sessions.ts';

const REMOVE = 'DELETE /api/v1/sample-set';

/** A server with six sample events until they are removed. */
function serve(session = ana, routes: FakeRoutes = {}) {
  let events = 6;
  const api = fakeApi({
    'GET /api/v1/auth/session': () => ({ session }),
    'GET /api/v1/sample-set': () => ({ events }),
    [REMOVE]: () => {
      const gone = events;
      events = 0;
      return { events: gone };
    },
    ...routes,
  });
  renderPage();
  return { ...api, user: userEvent.setup() };
}

const openMenu = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Configuración' }));
  await screen.findByText('Administración');
};

test('an administrator removes the samples after a question, and is not offered it again', async () => {
  const { user, writes } = serve();
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Quitar los ejemplos' }));
  expect(await screen.findByText(/^Los 6 eventos de ejemplo salen/)).toBeVisible();
  expect(writes).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Quitar los ejemplos' }));
  expect(await screen.findByText('Se quitaron 6 ejemplos.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openMenu(user);
  await waitFor(() =>
    expect(screen.queryByRole('menuitem', { name: 'Quitar los ejemplos' })).toBeNull(),
  );
});

test('a refusal is said where the question was asked', async () => {
  const { user } = serve(ana, { [REMOVE]: () => refusal(503, 'El servidor está ocupado.') });
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Quitar los ejemplos' }));
  await user.click(await screen.findByRole('button', { name: 'Quitar los ejemplos' }));
  expect(await screen.findByText('El servidor está ocupado.')).toBeVisible();
});

test('an organiser is not offered it, and nothing is asked', async () => {
  const { user, reads } = serve({ ...ana, role: 'organizador' });
  await openMenu(user);
  expect(screen.queryByRole('menuitem', { name: 'Quitar los ejemplos' })).toBeNull();
  expect(reads).not.toContain('/api/v1/sample-set');
});
