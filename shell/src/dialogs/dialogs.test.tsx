import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ana } from '../testing/sessions.ts';
import { shownFor } from './shown-for.ts';
import { loadContent } from './load-content.ts';

jest.mock('./load-content.ts', () => ({ loadContent: jest.fn() }));

const load = jest.mocked(loadContent);

beforeEach(() => {
  load.mockReset();
  fakeApi({ 'GET /api/v1/auth/session': () => ({ session: null }) });
});

test('what could not be loaded says so in place, and is loaded anew when asked to', async () => {
  load.mockRejectedValue(new Error('ChunkLoadError'));
  renderPage({ kind: 'sign-in' });
  expect(await screen.findByText('Esta parte no se pudo cargar.')).toBeVisible();
  // It is tried for by itself meanwhile, and must not come before it is asked for.
  const again = screen.getByRole('button', { name: 'Reintentar' });
  load.mockReset().mockResolvedValue(() => <p>contenido</p>);
  await userEvent.click(again);
  expect(load).toHaveBeenCalled();
  expect(await screen.findByText('contenido')).toBeVisible();
});

test('is told to be loading until it is there', async () => {
  load.mockReturnValue(new Promise(() => undefined));
  renderPage({ kind: 'sign-in' });
  expect(await screen.findByRole('status', { name: 'Cargando' })).toBeVisible();
});

test('closes by its button, by Escape, and gives the focus back', async () => {
  load.mockResolvedValue(() => <p>contenido</p>);
  renderPage();
  const wayIn = screen.getByRole('button', { name: 'Ingresar' });
  for (const close of [
    () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' })),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    await userEvent.click(wayIn);
    await screen.findByText('contenido');
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(wayIn).toHaveFocus());
  }
});

test.each([
  ['asks for a session first', null, 'sign-in'],
  ['then for a password of one’s own', { ...ana, mustChangePassword: true }, 'change-password'],
  [
    'then for a second factor, where the company asks for it',
    { ...ana, mustSetSecondFactor: true },
    'second-factor',
  ],
  ['and then shows what was wanted', ana, 'change-password'],
])('%s', (_what, session, shown) => {
  expect(shownFor({ kind: 'change-password' }, session).kind).toBe(shown);
});

test('a first-start link needs no session', () => {
  expect(shownFor({ kind: 'first-administrator', token: 't' }, null).kind).toBe(
    'first-administrator',
  );
});
