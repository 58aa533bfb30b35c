import { screen } from '@testing-library/react';
import { openApp, user } from '../testing/open-app.tsx';

const scrollTo = jest.fn();
beforeEach(() => {
  window.scrollTo = scrollTo;
});

test('a page begins at its top, and the month is found where it was left, with the focus on it', async () => {
  await openApp();
  await screen.findByText('calendario listo');
  await user().click(screen.getByRole('button', { name: 'Configuración' }));
  const way = await screen.findByRole('menuitem', { name: 'Configuración' });
  window.scrollY = 300;
  await user().click(way);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  await user().click(await screen.findByRole('link', { name: 'Volver al calendario' }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('whoever opens the month itself has the focus left alone', async () => {
  await openApp();
  await screen.findByText('calendario listo');
  expect(document.body).toHaveFocus();
});
