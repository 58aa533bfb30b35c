import { selectionStore } from '@almanaque/shared-contracts';
import { screen, waitFor } from '@testing-library/react';
import { openApp, serve, user } from '../testing/open-app.tsx';

test('the header has name, tagline, both buttons and the bell from its remote', async () => {
  await openApp();
  expect(screen.getByText('Almanaque')).toBeVisible();
  expect(screen.getByText('Cultura viva en cada fecha')).toBeVisible();
  expect(screen.getByTestId('logo')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Recomendaciones' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Configuración' })).toBeVisible();
  expect(await screen.findByText('campanita listo')).toBeVisible();
  expect(await screen.findByText('calendario listo')).toBeVisible();
});

test("'Recomendaciones' opens those of the next upcoming event, and loads them only then", async () => {
  await openApp();
  const button = screen.getByRole('button', { name: 'Recomendaciones' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  expect(screen.queryByText('recomendaciones listo')).toBeNull();
  await user().click(button);
  expect(selectionStore().getState()).toMatchObject({ kind: 'event', event: { id: 'soberania' } });
  expect(await screen.findByText('recomendaciones listo')).toBeVisible();
});

test("with nothing to recommend, 'Recomendaciones' is disabled and says why", async () => {
  serve({ events: [] });
  await openApp();
  const button = screen.getByRole('button', { name: 'Recomendaciones' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute(
    'aria-description',
    expect.stringMatching(/^No hay un evento seleccionado/),
  );
  button.focus();
  expect(button).toHaveFocus();
  await user().click(button);
  expect(selectionStore().getState().kind).toBe('none');
});
