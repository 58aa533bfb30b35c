import { toastStore } from '@almanaque/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openApp, serve, user } from './testing/open-app.tsx';

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
  expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
  expect(screen.getByText('Oops! Page not found')).toHaveAttribute('lang', 'en');
  expect(within(screen.getByRole('banner')).getByText('Almanaque')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

test('settings choose the theme and tell the versions, also of what nobody has opened', async () => {
  const manifest = '/remotes/mf-recommendations/mf-manifest.json';
  const remotes = [{ name: 'mf-recommendations', manifest, contract: '^1.0.0' }];
  const metaData = {
    globalName: 'recomendaciones',
    remoteEntry: { name: 'remoteEntry.js', type: 'global' },
    buildInfo: { buildVersion: '0.8.2' },
  };
  serve({
    routes: {
      'GET /remotes.json': () => ({ remotes }),
      [`GET ${manifest}`]: () => ({ name: 'recomendaciones', metaData }),
    },
  });
  await openApp();
  await screen.findByText('calendario listo');
  await user().click(screen.getByRole('button', { name: 'Configuración' }));
  await user().click(await screen.findByRole('menuitemradio', { name: 'Oscuro' }));
  expect(document.documentElement).toHaveAttribute('data-almanaque-scheme', 'dark');
  await user().click(screen.getByRole('button', { name: 'Configuración' }));
  await user().click(await screen.findByRole('menuitem', { name: 'Configuración' }));
  // In the list and, on a wide screen, at its side as well.
  const [listed] = await screen.findAllByRole('link', { name: /^Acerca de Las versiones/ });
  await user().click(listed as HTMLElement);
  const about = await screen.findByRole('main');
  expect(about).toHaveTextContent('Calendario0.9.1');
  await waitFor(() => expect(about).toHaveTextContent('Recomendaciones0.8.2'));
});
