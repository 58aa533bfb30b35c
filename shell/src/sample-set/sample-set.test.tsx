import { type FakeRoutes, refusal } from '@almanaque/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/fake-api.ts';
import { renderSettings } from '../testing/render-page.tsx';
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
  renderSettings('ejemplos');
  return { ...api, user: userEvent.setup() };
}

const link = () => screen.queryByRole('link', { name: /^Quitar los ejemplos/ });

test('an administrator removes the samples after a question, and is not offered it again', async () => {
  const { user, writes } = serve();
  expect(await screen.findByText(/^Los 6 eventos de ejemplo salen/)).toBeVisible();
  expect(writes).toEqual([]);
  // Nobody came here by the button that was pressed: what cannot be taken back is not the first thing met.
  expect(screen.getByRole('heading', { name: 'Quitar los ejemplos' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Quitar los ejemplos' }));
  expect(await screen.findByText('Se quitaron 6 ejemplos.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Configuración' })).toBeVisible();
  await waitFor(() => expect(link()).toBeNull());
});

test('a refusal is said where the question was asked', async () => {
  const { user } = serve(ana, { [REMOVE]: () => refusal(503, 'El servidor está ocupado.') });
  await user.click(await screen.findByRole('button', { name: 'Quitar los ejemplos' }));
  expect(await screen.findByText('El servidor está ocupado.')).toBeVisible();
});

test('a number that cannot be read is said, and nothing is asked until it is', async () => {
  let isDown = true;
  const { user } = serve(ana, {
    'GET /api/v1/sample-set': () => (isDown ? refusal(403, 'Hoy no se puede.') : { events: 1 }),
  });
  expect(await screen.findByText('Hoy no se puede.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Quitar los ejemplos' })).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/^El evento de ejemplo sale del calendario/)).toBeVisible();
});

test('an organiser is not offered it, and nothing is asked', async () => {
  const { reads } = serve({ ...ana, role: 'organizador' });
  expect(await screen.findByText(/es para quien administra Almanaque/)).toBeVisible();
  expect(link()).toBeNull();
  expect(reads).not.toContain('/api/v1/sample-set');
});
