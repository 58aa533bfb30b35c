import { toastStore } from '@almanaque/shared-contracts';
import { act, screen } from '@testing-library/react';
import { openApp, user } from './testing/open-app.tsx';

test('at most three toasts show, each for four seconds', async () => {
  await openApp();
  act(() => ['uno', 'dos', 'tres', 'cuatro'].forEach((text) => toastStore().show(text)));
  expect(screen.queryByText('uno')).toBeNull();
  expect(screen.getByText('cuatro')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(screen.queryByText('cuatro')).toBeNull();
});

test('any other path is the not-found page, with a way back', async () => {
  await openApp('/otra/cosa');
  expect(screen.getByRole('heading', { name: '404' })).toBeVisible();
  expect(screen.getByText('Oops! Page not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

test('settings choose the theme and tell the versions', async () => {
  await openApp();
  await screen.findByText('calendario listo');
  await user().click(screen.getByRole('button', { name: 'Configuración' }));
  await user().click(await screen.findByRole('menuitemradio', { name: 'Oscuro' }));
  expect(document.documentElement).toHaveAttribute('data-almanaque-scheme', 'dark');
  await user().click(screen.getByRole('button', { name: 'Configuración' }));
  await user().click(await screen.findByRole('menuitem', { name: 'Acerca de' }));
  const about = await screen.findByRole('dialog', { name: 'Almanaque' });
  expect(about).toHaveTextContent('Calendario0.9.1');
  expect(about).toHaveTextContent('Recomendacionestodavía no se abrió');
});
