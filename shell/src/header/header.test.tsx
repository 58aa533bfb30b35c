import { isoDate, selectionStore } from '@almanaque/shared-contracts';
import { observance } from '@almanaque/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { event, openApp, serve, user } from '../testing/open-app.tsx';

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

test("'Recomendaciones' opens those of the next event there is time to prepare, and loads them only then", async () => {
  const later = observance({ id: 'picnic', date: '2026-11-27', title: 'Día del Picnic' });
  serve({ events: [event, later] });
  await openApp();
  const button = screen.getByRole('button', { name: 'Recomendaciones' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  expect(screen.queryByText('recomendaciones listo')).toBeNull();
  await user().click(button);
  expect(await screen.findByText('recomendaciones listo')).toBeVisible();
  expect(selectionStore().getState()).toMatchObject({ kind: 'event', event: { id: 'picnic' } });
});

test("where there is time for none, 'Recomendaciones' opens those of the next upcoming event", async () => {
  await openApp();
  const button = screen.getByRole('button', { name: 'Recomendaciones' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await user().click(button);
  expect(await screen.findByText('recomendaciones listo')).toBeVisible();
  expect(selectionStore().getState()).toMatchObject({ kind: 'event', event: { id: 'soberania' } });
});

test("what is chosen while 'Recomendaciones' looks for one stands", async () => {
  await openApp();
  const button = screen.getByRole('button', { name: 'Recomendaciones' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  fireEvent.click(button);
  act(() => selectionStore().restore({ kind: 'day', date: isoDate('2026-11-30') }));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(selectionStore().getState()).toEqual({ kind: 'day', date: '2026-11-30' });
});

test("with nothing to recommend, 'Recomendaciones' is disabled and says why", async () => {
  serve({ events: [] });
  await openApp();
  const button = screen.getByRole('button', { name: 'Recomendaciones' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute(
    'aria-description',
    expect.stringMatching(/^No hay un evento elegido/),
  );
  button.focus();
  expect(button).toHaveFocus();
  await user().click(button);
  expect(selectionStore().getState().kind).toBe('none');
});
