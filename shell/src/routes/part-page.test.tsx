import { navigation, useLocation } from '@almanaque/shared-contracts';
import { bring, fakeRemote } from '@almanaque/shared-contracts/testing';
import { PageLink } from '@almanaque/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../testing/render-page.tsx';
import { PartPage } from './part-page.tsx';

/** The month, which leads to the plans and waits hidden behind them, as the shell has them. */
function Shell() {
  const { path } = useLocation();
  return (
    <>
      <main hidden={path !== '/'}>
        <PageLink to="/planes">Mis planes</PageLink>
      </main>
      {path === '/planes' && <PartPage page="/planes" rest="" />}
    </>
  );
}

test('who goes to the page of a part that is missing is at its title, and not nowhere', async () => {
  history.replaceState(null, '', '/');
  navigation().route(() => undefined);
  const there = fakeRemote('planes', {
    mount: (element) => {
      element.innerHTML = '<h1>Mis planes</h1>';
      return { update: () => undefined, unmount: () => element.replaceChildren() };
    },
  });
  let isThere = false;
  const module = () => (isThere ? Promise.resolve(there) : Promise.reject(new Error('gone')));
  const takeBack = bring([{ point: 'page', path: 'planes', title: 'Planes', module }]);
  renderInPage(<Shell />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Mis planes' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Planes' });
  expect(screen.getByText('«Planes» no está disponible por ahora.')).toBeVisible();
  expect(title).toHaveFocus();

  // Tried again in vain, it is there again.
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Planes' })).toHaveFocus();

  // Once it comes, at what it says itself.
  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  const own = await screen.findByRole('heading', { level: 1, name: 'Mis planes' });
  await waitFor(() => expect(own).toHaveFocus());
  act(takeBack);
});
